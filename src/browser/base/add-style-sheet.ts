const sheets = new Map<string, Promise<unknown>>()

/**
 * Adds a style sheet to the page, once; resolves when it is loaded. A failed sheet leaves plain markup and is no
 * error.
 */
export function addStyleSheet(href: string): Promise<unknown> {
  const known = sheets.get(href)
  if (known) return known
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  const promise = new Promise(done => {
    link.onload = link.onerror = done
  })
  document.head.append(link)
  sheets.set(href, promise)
  return promise
}
