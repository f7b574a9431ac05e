import { API_TIMEOUT_MS } from '#config/constants.ts'

const prefills = new WeakMap<HTMLFormElement, Promise<void>>()

/** Starts the message with the product in the page's address. Only names of this tree's products are used. */
export function prefill(form: HTMLFormElement, products: string): void {
  const product = new URLSearchParams(location.search).get('product')
  if (product) prefills.set(form, fillIn(form, { products, product }).catch(report))
}

/** Resolves when the start of the message is known. */
export async function prefilled(form: HTMLFormElement): Promise<void> {
  await prefills.get(form)
}

async function fillIn(
  form: HTMLFormElement,
  { products, product }: { products: string; product: string }
): Promise<void> {
  const message = form.elements.namedItem('message') as HTMLTextAreaElement
  const response = await fetch(products, { signal: AbortSignal.timeout(API_TIMEOUT_MS) })
  const texts = response.ok ? ((await response.json()) as Record<string, string>) : {}
  if (!Object.hasOwn(texts, product)) return
  message.defaultValue = texts[product] ?? ''
}

function report(error: unknown): void {
  console.warn('The name of the product did not arrive.', error)
}
