import { linesOf } from '#lib/csv.ts'
import { linkToCsv } from './link-to-csv.ts'

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
    linkToCsv(link, chosen(await response.text()))
    link.click()
  } catch (error) {
    console.warn('The chosen lines did not arrive, so all are opened.', error)
    location.assign(file)
  } finally {
    setTimeout(() => {
      link.href = file
    })
  }
}
