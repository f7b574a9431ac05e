import { closestPaths } from './closest-paths.ts'

const MAX_FOUND = 3

/** Adds pages with a similar address to the front of a list of pages, from all links of this page. */
class ClosestPages extends HTMLElement {
  connectedCallback() {
    void openInLowerCase()
    const list = this.querySelector('ul')
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
      ({ origin, hash }) => origin === location.origin && !hash
    )
    const byPath = new Map(links.toReversed().map(link => [link.pathname, link]))
    const found = closestPaths(location.pathname, [...byPath.keys()]).slice(0, MAX_FOUND)
    for (const path of found.toReversed()) {
      const row = [...(list?.children ?? [])].find(row => row.querySelector('a')?.pathname === path)
      const link = byPath.get(path)
      if (list && link) list.prepend(row ?? copyOf(list, link))
    }
  }
}

/** Every address of the site is in small letters; `/BR/Product-List` means one of them. */
async function openInLowerCase(): Promise<void> {
  const { pathname, search, hash } = location
  const lower = pathname.toLowerCase()
  if (lower === pathname) return
  const { ok } = await fetch(lower, { method: 'HEAD' }).catch(() => ({ ok: false }))
  if (ok) location.replace(lower + search + hash)
}

/** A copy of the first row, with another link. */
function copyOf(list: Element, { href, textContent }: HTMLAnchorElement): Element {
  const row = list.firstElementChild?.cloneNode(true) as Element
  const link = row.querySelector('a')
  if (link) Object.assign(link, { href, textContent: textContent.trim() })
  list.lastElementChild?.remove()
  return row
}

customElements.define('closest-pages', ClosestPages)
