import { HydrateOnInteraction } from '#browser/base/hydrate-on-interaction.ts'

/**
 * `<product-rows>`: tables that a visitor can filter and sort. The code is loaded when a visitor reaches for a control,
 * or when the address has a choice. Without a script all rows are visible, and a link to a category leads to its first
 * row.
 */
class ProductRowsElement extends HydrateOnInteraction {
  protected readonly triggers = ['pointerenter', 'focusin', 'touchstart', 'pointerdown']
  protected readonly held = ['click', 'submit']

  override connectedCallback() {
    for (const label of this.querySelectorAll('.sort')) becomeButton(label)
    super.connectedCallback()
    // A reload may restore typed words. Until the code is loaded, the rows do not match them.
    if (!location.search && !this.querySelector('input')?.value) return
    this.ariaBusy = 'true'
    this.start()
  }

  protected async load() {
    const { ProductRows } = await import('./product-rows.ts').finally(() => {
      this.ariaBusy = null
    })
    return () => {
      new ProductRows(this)
      return Promise.resolve()
    }
  }
}

function becomeButton(label: Element): void {
  const button = document.createElement('button')
  button.className = label.className
  button.append(...label.childNodes)
  label.replaceWith(button)
}

customElements.define('product-rows', ProductRowsElement)
