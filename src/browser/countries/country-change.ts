import { API_TIMEOUT_MS } from '#config/constants.ts'
import { OVERLAY_OPACITY, TIMINGS } from '#config/timings.ts'
import { fade, pulse } from '#browser/base/fade.ts'
import { changeVisitedTree } from './change-visited-tree.ts'
import css from '#styles/country-change.css?inline'

/**
 * Covers the page and then opens the country's site: the same page with its query, where the country has it, or else
 * the nearest one. If that site cannot be reached, the cover is removed and the link is followed normally, unless a
 * listener cancels the `unreachable` event.
 */
export async function changeCountry(link: HTMLAnchorElement): Promise<void> {
  const cover = new Cover(link)
  let opened: string
  try {
    const found = import('./same-page.ts').then(({ pageFor }) => pageFor(link))
    ;[opened] = await Promise.all([found, cover.fadeIn()])
  } catch {
    cover.remove()
    const event = new Event('unreachable', { bubbles: true, cancelable: true })
    if (link.dispatchEvent(event)) location.assign(link.href)
    return
  }
  changeVisitedTree('isoCountry', link.dataset.chooseCountry ?? '')
  changeVisitedTree('env', 'prod')
  // An address that differs in its hash alone loads nothing, and the cover would stay.
  if (isThisPage(opened)) location.reload()
  else location.assign(opened)
  // A navigation that is stopped fires no event.
  setTimeout(() => cover.remove(), API_TIMEOUT_MS)
}

function isThisPage(href: string): boolean {
  const { pathname, search } = new URL(href, location.href)
  return pathname === location.pathname && search === location.search
}

/** A modal dialog that cannot be closed, so that nothing below it can be clicked or read meanwhile. */
class Cover {
  readonly #dialog = document.createElement('dialog')
  readonly #ground = document.createElement('div')
  readonly #message = document.createElement('p')

  constructor({ dataset: { changing = '', changingLang = '' } }: HTMLAnchorElement) {
    document.adoptedStyleSheets = [sheet()]
    this.#dialog.className = 'country-change'
    this.#message.lang = changingLang
    this.#message.dir = 'auto'
    this.#message.textContent = changing
    const mark = document.querySelector('.brand :is(svg, img)')?.cloneNode(true)
    this.#dialog.append(this.#ground, ...(mark ? [mark] : []), this.#message)
    this.#dialog.addEventListener('cancel', event => event.preventDefault())
    document.body.append(this.#dialog)
    this.#dialog.showModal()
    // The browser may keep this page for the back button; it must be kept without the cover.
    addEventListener('pagehide', this.remove)
  }

  async fadeIn(): Promise<void> {
    pulse(this.#message, { opacity: [1, 0.6], seconds: TIMINGS.overlayPulse })
    await fade(this.#ground, { opacity: [0, OVERLAY_OPACITY], seconds: TIMINGS.overlayFade })
  }

  remove = () => {
    this.#dialog.remove()
    removeEventListener('pagehide', this.remove)
  }
}

function sheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
