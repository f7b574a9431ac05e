import sheet from '#styles/compare-tray.css?url'
import { MAX_COMPARED } from '#config/constants.ts'
import { formatIds } from '#browser/base/addressed-ids.ts'
import { $compared, setCompared } from './comparison.store.ts'
import { followComparison } from './follow-comparison.ts'

/** `<compare-tray>`: the chosen products and a link to compare them, shown while any are chosen. */
class CompareTray extends HTMLElement {
  #shortcut: HTMLAnchorElement | undefined

  connectedCallback() {
    followComparison()
    $compared.subscribe(products => {
      if (products.length > 0) loadStyles()
      this.hidden = products.length === 0
      const names = this.querySelector('[data-names]')
      const rest = products.length - MAX_COMPARED
      const shown = products.slice(0, MAX_COMPARED).map(({ name }) => name)
      names?.replaceChildren(
        ...[...shown, ...(rest > 0 ? [`+${rest}`] : [])].map(textContent =>
          Object.assign(document.createElement('li'), { textContent })
        )
      )
      this.querySelector('[data-count]')?.replaceChildren(`(${products.length})`)
      const link = this.querySelector('a')
      if (!link) return
      link.search = formatIds(products.map(({ id }) => id))
      this.#showMessage(link.textContent, 'visually-hidden')
      this.#leadTo(link)
    })
    this.querySelector('button')?.addEventListener('click', () => setCompared([]))
    document.addEventListener('compare-full', () => this.#showMessage(this.dataset.full ?? ''))
  }

  /** In a frame of its own, because screen readers announce only what changes in a region that is already shown. */
  #showMessage(text: string, className = '') {
    requestAnimationFrame(() => {
      const status = this.querySelector('[role=status]')
      if (status) Object.assign(status, { textContent: text, className })
    })
  }

  /** A list may have a hundred stops between a product and the tray: the next stop after a chosen product is the link, too. */
  #leadTo(link: HTMLAnchorElement) {
    this.#shortcut?.remove()
    const chosen = document.activeElement?.closest('add-to-compare')
    if (!chosen || this.hidden) return
    this.#shortcut = link.cloneNode(true) as HTMLAnchorElement
    this.#shortcut.className = 'skip'
    chosen.after(this.#shortcut)
  }
}

/** Most pages are read without a choice, so the styles are loaded with the first one. */
function loadStyles(): void {
  if (document.querySelector(`link[href="${sheet}"]`)) return
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet })
  )
}

customElements.define('compare-tray', CompareTray)
