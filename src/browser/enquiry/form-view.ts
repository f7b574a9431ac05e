import { boxOf, fieldMessages } from './box.ts'
import type { Form, FormState } from './form.ts'
import type { FormKit } from './form-config.ts'
import { fieldsOf, type FormKind } from './rules.ts'
import { build, words } from './build.ts'
import type { Control } from './controls.ts'
import { drawBox } from './form-box.ts'

export type About = { kind: FormKind; team?: string; kit: FormKit }

export function controlOf(form: HTMLFormElement, field: string): Control | undefined {
  const control = form.elements.namedItem(field)
  return control instanceof Element && 'value' in control ? (control as Control) : undefined
}

/** Draws a form's state into the markup of the page, and tells the form what the visitor does. */
export function showForm(element: HTMLFormElement, form: Form, about: About): void {
  const { kind, kit } = about
  const box = build('div', 'form-box')
  const progress = build('p', 'visually-hidden')
  progress.role = 'status'
  element.prepend(box)
  element.append(progress)
  listen(element, form)

  const button = element.querySelector<HTMLButtonElement>('button[type=submit]')
  const clearing = element.querySelector('button[type=reset]')
  const usualLabel = [...(button?.childNodes ?? [])]
  const sending = kit.texts[`forms.buttons.${kind === 'newsletter' ? 'subscribing' : 'sending'}`]

  form.$state.subscribe((state, before) => {
    const { is } = state.status
    element.dataset.status = is
    const isLocked = is === 'sending' || is === 'waiting'
    drawFields(element, state, { ...about, isLocked })
    clearing?.toggleAttribute('hidden', isLocked || !form.isChanged())
    button?.replaceChildren(...(is === 'sending' ? [words(sending)] : usualLabel))
    if (button) button.ariaDisabled = is === 'sending' ? 'true' : null
    progress.replaceChildren(
      ...(is === 'sending' ? [words(kit.texts['forms.status.sending'])] : [])
    )
    const isNew = before !== undefined && before.status !== state.status
    const wasDrawn = drawBox(box, boxOf(about, state, kit), { form, element })
    if (!isNew) return
    if (wasDrawn) box.focus()
    else if (is === 'invalid') element.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  })
}

function listen(element: HTMLFormElement, form: Form): void {
  const named = ({ target }: Event) => target as Control
  element.addEventListener('input', event => form.type(named(event).name, named(event).value))
  element.addEventListener('focusout', event => {
    // An error that appears under the pointer would move the button away from its click.
    if (event.relatedTarget instanceof HTMLButtonElement) return
    if (named(event).name) form.leave(named(event).name)
  })
  element.addEventListener('submit', event => {
    event.preventDefault()
    void form.submit()
  })
  element.addEventListener('reset', () => form.clear())
}

function drawFields(
  element: HTMLFormElement,
  state: FormState,
  { kind, kit, isLocked }: About & { isLocked: boolean }
): void {
  const messages = new Map(
    fieldMessages(kind, state, kit).map(({ field, message }) => [field, message])
  )
  for (const field of fieldsOf(kind)) {
    const control = controlOf(element, field)
    if (!control) continue
    const value = state.values[field] ?? ''
    if (control.value !== value) control.value = value
    if (control instanceof HTMLSelectElement) control.disabled = isLocked
    else control.readOnly = isLocked
    drawError(control, messages.get(field))
  }
}

function drawError(control: Control, message?: Parameters<typeof words>[0]): void {
  const id = `${control.id}-error`
  const shown = document.getElementById(id)
  if (message && shown?.textContent === message.text) return
  shown?.remove()
  control.ariaInvalid = message ? 'true' : null
  const others = (control.getAttribute('aria-describedby') ?? '').split(' ')
  const describedBy = [...others.filter(other => other && other !== id), ...(message ? [id] : [])]
  if (describedBy.length > 0) control.setAttribute('aria-describedby', describedBy.join(' '))
  else control.removeAttribute('aria-describedby')
  if (!message) return
  const error = build('p', 'error', words(message))
  error.id = id
  const field = control.closest('.field')
  if (field) control.after(error)
  else control.parentElement?.after(error)
}
