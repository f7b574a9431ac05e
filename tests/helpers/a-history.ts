import { vi } from 'vitest'

/** The history and the address of a browser's page. */
export function visitPage(search = '') {
  const window = new EventTarget()
  const entries = [search]
  const location = { pathname: '/gl/product-list', search }
  let at = 0
  const write = (place: number, url: string) => {
    at = place
    entries.splice(at, Infinity, url.slice(location.pathname.length))
    location.search = entries[at] ?? ''
  }
  const go = (steps: number) => {
    at += steps
    location.search = entries[at] ?? ''
    window.dispatchEvent(new Event('popstate'))
  }
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', {
    pushState: (_state: unknown, _title: string, url: string) => write(at + 1, url),
    replaceState: (_state: unknown, _title: string, url: string) => write(at, url)
  })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act))
  return { entries, goBack: () => go(-1), goForward: () => go(1) }
}
