import { session, SOUGHT } from '#browser/base/storage.ts'
import { API_TIMEOUT_MS, MAX_CHOSEN } from '#config/constants.ts'

const prefills = new WeakMap<HTMLFormElement, Promise<void>>()

/**
 * Begins the message with the words of a search without results, or with the products or the place of work in the page's
 * address. Only names that this tree has are used.
 */
export function prefill(form: HTMLFormElement, products: string): void {
  prefills.set(form, fillIn(form, products).catch(console.warn))
}

/** Resolves when the start of the message is known. */
export const prefilled = (form: HTMLFormElement) => prefills.get(form)

async function fillIn(form: HTMLFormElement, url: string): Promise<void> {
  const message = form.elements.namedItem('message') as HTMLTextAreaElement
  // An address may repeat a product without end.
  const asked = [...new Set(new URLSearchParams(location.search).values())]
  message.defaultValue += session.read(SOUGHT) ?? ''
  session.remove(SOUGHT)
  if (!asked[0]) return
  const response = await fetch(url, { signal: AbortSignal.timeout(API_TIMEOUT_MS) })
  const texts = response.ok ? ((await response.json()) as Record<string, string>) : {}
  const known = asked.slice(0, MAX_CHOSEN).map(id => (Object.hasOwn(texts, id) ? texts[id] : ''))
  message.defaultValue += known.join('')
}
