import { session, SOUGHT } from '#browser/base/storage.ts'
import { API_TIMEOUT_MS, MAX_CHOSEN } from '#config/constants.ts'

const prefills = new WeakMap<HTMLFormElement, Promise<void>>()

/** Some forms have no role. */
type Fields = { message: HTMLTextAreaElement; role?: HTMLSelectElement }

/**
 * Begins the message with the words of a search without results, or with the products or the place of work in the page's
 * address, and chooses the role of the address. Only names that this tree has are used.
 */
export function prefill(form: HTMLFormElement, products: string): void {
  prefills.set(form, fillIn(form, products).catch(console.warn))
}

/** Resolves when the start of the message is known. */
export const prefilled = (form: HTMLFormElement) => prefills.get(form)

async function fillIn(form: HTMLFormElement, url: string): Promise<void> {
  const { message, role } = form.elements as unknown as Fields
  const address = new URLSearchParams(location.search)
  // A draft, which is restored before, may have another role. One that there is not leaves the choice open.
  if (role) {
    role.value ||= address.get('role') ?? ''
    role.value ||= ''
  }
  // What is left names products or places, and an address may repeat one without end.
  address.delete('role')
  const asked = [...new Set(address.values())]
  message.defaultValue += session.read(SOUGHT) ?? ''
  session.remove(SOUGHT)
  if (!asked[0]) return
  const response = await fetch(url, { signal: AbortSignal.timeout(API_TIMEOUT_MS) })
  const known = new Map(Object.entries((await response.json()) as Record<string, string>))
  message.defaultValue += asked
    .slice(0, MAX_CHOSEN)
    .map(id => known.get(id))
    .join('')
}
