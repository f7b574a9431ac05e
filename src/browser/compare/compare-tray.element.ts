import sheet from '#styles/compare-tray.css?url'
import { MAX_COMPARED } from '#config/constants.ts'
import { formatIds } from '#browser/base/addressed-ids.ts'
import { $compared, setCompared } from './comparison.store.ts'
import { followComparison } from './follow-comparison.ts'

/** `<compare-tray>`: the chosen products and a link to compare them, shown while any are chosen. */
class CompareTray extends HTMLElement {
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
      this.#showMessage('')
      const link = this.querySelector('a')
      if (link) link.search = formatIds(products.map(({ id }) => id))
    })
    this.querySelector('button')?.addEventListener('click', () => setCompared([]))
    document.addEventListener('compare-full', () => this.#showMessage(this.dataset.full ?? ''))
  }

  #showMessage(text: string) {
    const status = this.querySelector('[role=status]')
    if (status) status.textContent = text
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
