import { linesOf } from '#lib/csv.ts'

/**
 * Makes a link to the file of all products save only the lines of these products, of which `narrowed` may leave out
 * some; if that fails, it opens the whole file.
 */
export function savesLinesOf(
  link: HTMLAnchorElement,
  idsNow: () => readonly string[],
  narrowed: (csv: string) => string = csv => csv
): void {
  link.addEventListener('click', event => {
    // The script's own click, on the file that it has made.
    if (link.href.startsWith('blob:')) return
    event.preventDefault()
    void save(link, csv => narrowed(linesOf(csv, idsNow())))
  })
}

async function save(link: HTMLAnchorElement, chosen: (csv: string) => string): Promise<void> {
  const file = link.href
  try {
    const response = await fetch(file)
    if (!response.ok) throw new Error(`${file} failed (HTTP ${response.status}).`)
    const blob = new Blob([chosen(await response.text())], { type: 'text/csv' })
    link.href = URL.createObjectURL(blob)
    link.click()
  } catch (error) {
    console.warn('The chosen lines did not arrive, so all are opened.', error)
    location.assign(file)
  } finally {
    const { href } = link
    setTimeout(() => {
      link.href = file
    })
    // The browser would hold the file until the page is left.
    setTimeout(() => URL.revokeObjectURL(href), 60_000)
  }
}
