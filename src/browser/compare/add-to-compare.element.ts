import { $compared, toggleCompared } from './comparison.store.ts'
import { followComparison } from './follow-comparison.ts'

/**
 * `<add-to-compare>`: a link to the comparison, which becomes a toggle button for the product. When there is no room
 * for another product, an event tells the tray.
 */
class AddToCompare extends HTMLElement {
  connectedCallback() {
    const link = this.querySelector('a')
    if (!link) return
    followComparison()
    const button = document.createElement('button')
    button.type = 'button'
    button.append(...link.childNodes)
    button.ariaLabel = `${button.textContent.trim()}: ${this.#product.name}`
    button.addEventListener('click', () => {
      if (!toggleCompared(this.#product)) document.dispatchEvent(new CustomEvent('compare-full'))
    })
    link.replaceWith(button)
    $compared.subscribe(products => {
      button.ariaPressed = String(products.some(({ id }) => id === this.#product.id))
    })
  }

  get #product() {
    const { id = '', name = '' } = this.dataset
    return { id, name }
  }
}

// Most pages are read without a choice, so the code of the tray comes with the first one.
$compared.listen(products => {
  if (products.length > 0)
    import('./compare-tray.element.ts').catch((error: unknown) => {
      console.warn('The tray of chosen products did not arrive.', error)
    })
})

customElements.define('add-to-compare', AddToCompare)
