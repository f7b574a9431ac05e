import type { Result } from '#browser/search/answer/answer.ts'
import { requireElement } from '#lib/require-element.ts'

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
  requireElement(part, ':scope > span:last-child').replaceChildren(link, ' · ', about)
}
