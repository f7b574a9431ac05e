import { createDrafts } from '#forms/draft.ts'
import { local } from '#stores/storage.ts'

/** Puts a draft, or the product that a visitor came from, into the form before anybody has to touch it. */
const drafts = createDrafts(local, () => Date.now())

for (const host of document.querySelectorAll<HTMLElement>('main reach-form')) {
  const { scope = '', products } = host.dataset
  const form = host.querySelector('form')
  if (!form) continue
  restore(form, scope)
  form.addEventListener('reset', () => {
    drafts.remove(scope)
    show(form, false)
  })
  const product = new URLSearchParams(location.search).get('product')
  if (products && product) void prefill(form, { products, product })
}

function restore(form: HTMLFormElement, scope: string): void {
  for (const [field, value] of Object.entries(drafts.read(scope)?.values ?? {})) {
    const control = form.elements.namedItem(field)
    if (!value || !(control instanceof Element) || !('value' in control)) continue
    control.value = value
    show(form, true)
  }
}

function show(form: HTMLFormElement, isRestored: boolean): void {
  for (const part of form.querySelectorAll<HTMLElement>('[data-draft]')) part.hidden = !isRestored
}

/** The address names an id; only the name of a product of this tree ever reaches the form. */
async function prefill(
  form: HTMLFormElement,
  { products, product }: { products: string; product: string }
): Promise<void> {
  const message = form.elements.namedItem('message') as HTMLTextAreaElement
  const response = await fetch(products)
  const texts = response.ok ? ((await response.json()) as Record<string, string>) : {}
  if (!Object.hasOwn(texts, product)) return
  message.defaultValue = texts[product] ?? ''
  message.dispatchEvent(new Event('input', { bubbles: true }))
}
