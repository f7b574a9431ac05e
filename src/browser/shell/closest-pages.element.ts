import { closestPaths } from './closest-paths.ts'
import { pathVariants } from './path-variants.ts'

const MAX_FOUND = 3

/** Adds pages with a similar address to the front of a list of pages, from all links of this page. */
class ClosestPages extends HTMLElement {
  connectedCallback() {
    void openVariant()
    const list = this.querySelector('ul')
    // A link with `hreflang` leads to this page in another language.
    const all = document.querySelectorAll<HTMLAnchorElement>('a[href]:not([hreflang])')
    const links = [...all].filter(({ origin, hash }) => origin === location.origin && !hash)
    const byPath = new Map(links.toReversed().map(link => [link.pathname, link]))
    const found = closestPaths(location.pathname, [...byPath.keys()]).slice(0, MAX_FOUND)
    for (const path of found.toReversed()) {
      const row = [...(list?.children ?? [])].find(row => row.querySelector('a')?.pathname === path)
      const link = byPath.get(path)
      if (list && link) list.prepend(row ?? copyOf(list, link))
    }
  }
}

/** Opens the first page of which the missing address is another form. */
async function openVariant(): Promise<void> {
  const { pathname, search, hash } = location
  for (const path of pathVariants(pathname)) {
    const { ok } = await fetch(path, { method: 'HEAD' }).catch(() => ({ ok: false }))
    if (ok) {
      location.replace(path + search + hash)
      return
    }
  }
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
