import { createDrafts } from './draft.ts'
import { createNonce, keyOf } from './key.ts'
import { prefill } from './prefill.ts'
import { local } from '#browser/base/storage.ts'
import { controlsOf, typedIn } from './controls.ts'

/**
 * Keeps drafts before the form's code is loaded, or where it never is: restores a draft or the product that the
 * visitor came from, stores what is typed, and adds the key when the browser posts the form itself.
 */
const drafts = createDrafts(local, () => Date.now())

for (const host of document.querySelectorAll<HTMLElement>('main enquiry-form')) {
  const { scope = '', products } = host.dataset
  const form = host.querySelector('form')
  if (!form) continue
  restore(form, scope)
  form.addEventListener('input', () => keep(form, scope))
  form.addEventListener('formdata', ({ formData }) => {
    formData.set('idempotency_key', keyOf({ nonce: nonceOf(scope), body: bodyOf(form) }))
  })
  form.addEventListener('reset', () => {
    if (isHydrated(form)) return
    drafts.remove(scope)
    show(form, false)
    // The button disappears after clearing the form, so the focus moves into the form.
    controlsOf(form)[0]?.focus()
  })
  if (products) prefill(form, products)
}

function restore(form: HTMLFormElement, scope: string): void {
  for (const [field, value] of Object.entries(drafts.read(scope)?.values ?? {})) {
    const control = form.elements.namedItem(field)
    if (!value || !(control instanceof Element) || !('value' in control)) continue
    control.value = value
    show(form, true)
  }
}

/** The form's code keeps drafts itself. */
const isHydrated = (form: HTMLFormElement) => form.dataset.status !== undefined

function keep(form: HTMLFormElement, scope: string): void {
  if (isHydrated(form)) return
  const values = typedIn(form)
  if (Object.keys(values).length > 0) drafts.write(scope, { values, nonce: nonceOf(scope) })
  else drafts.remove(scope)
}

function nonceOf(scope: string): string {
  return drafts.read(scope)?.nonce ?? createNonce()
}

/** The same body as `browser/enquiry/form.ts` sends, so that an enquiry sent again from a draft has the same key. */
function bodyOf(form: HTMLFormElement): string {
  const fields = controlsOf(form).map(({ name, value }) => [name, value.trim()])
  return JSON.stringify(Object.fromEntries(fields))
}

function show(form: HTMLFormElement, isRestored: boolean): void {
  for (const part of form.querySelectorAll<HTMLElement>('[data-draft]')) part.hidden = !isRestored
}
