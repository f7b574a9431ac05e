/** The attributes of a preload link, by the extension of the file. */
const kinds: Record<string, object> = {
  css: { rel: 'preload', as: 'style' },
  js: { rel: 'modulepreload' },
  json: { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' }
}

/** Requests a file that will be needed soon. If that fails, the code that needs the file requests it again. */
export function preload(href: string): void {
  const link = { ...kinds[href.split('.').at(-1) ?? ''], href }
  document.head.append(Object.assign(document.createElement('link'), link))
}
