import type { Result } from '#browser/search/answer.ts'
import { partOf } from '#lib/part.ts'

/** Leads to the country that the words name, as the site search does. */
export function showCountry(part: HTMLElement, country?: Result): void {
  part.hidden = !country
  if (!country) return
  const { path, title, line = '' } = country
  const link = document.createElement('a')
  link.href = path
  link.textContent = title
  const about = document.createElement('bdi')
  about.textContent = line
  partOf(part, ':scope > span:last-child').replaceChildren(link, ' · ', about)
}
