import { linesOf } from '#lib/csv.ts'

/**
 * Makes a link to the file of all products save only the lines of these products; if that fails, it opens the whole
 * file.
 */
export function savesLinesOf(link: HTMLAnchorElement, idsNow: () => readonly string[]): void {
  link.addEventListener('click', event => {
    // The script's own click, on the file that it has made.
    if (link.href.startsWith('blob:')) return
    event.preventDefault()
    void save(link, idsNow())
  })
}

async function save(link: HTMLAnchorElement, ids: readonly string[]): Promise<void> {
  const file = link.href
  try {
    const response = await fetch(file)
    if (!response.ok) throw new Error(`${file} failed (HTTP ${response.status}).`)
    const blob = new Blob([linesOf(await response.text(), ids)], { type: 'text/csv' })
    link.href = URL.createObjectURL(blob)
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
