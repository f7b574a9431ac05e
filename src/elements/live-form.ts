import { browserForms, openForm } from '#forms/browser.ts'
import { loadKit } from '#forms/kit.ts'
import { fieldsOf, type FormKind, type Values } from '#forms/rules.ts'
import { addStyleSheet } from '#lib/add-style-sheet.ts'
import sheet from '#styles/form-states.css?url'
import { type Control, controlOf, showForm } from './form-view.ts'
import { showWaitingNote } from './waiting-note.ts'

/** Gives a form of the page its rules, its draft and its sending. */
export async function takeOver(host: HTMLElement): Promise<void> {
  const { kind, scope = '', kit: kitUrl = '', team } = host.dataset
  const element = host.querySelector('form')
  if (!element) return
  const [kit] = await Promise.all([loadKit(kitUrl), addStyleSheet(sheet)])
  const about = { kind: kind as FormKind, team: team ?? kit.team }
  const controls = [...fieldsOf(about.kind), 'website'].flatMap(field => {
    const control = controlOf(element, field)
    return control ? { field, value: control.value, usual: usualValue(control) } : []
  })
  const changed = controls.filter(({ value, usual }) => value !== usual)
  const form = openForm({
    kind: about.kind,
    scope,
    url: element.action,
    headers: kit.headers,
    page: location.pathname,
    initial: valuesOf(controls, 'usual'),
    typed: changed.length > 0 ? valuesOf(changed, 'value') : undefined
  })
  showForm(element, form, { ...about, kit })
  for (const { field } of changed) {
    if (controlOf(element, field) !== document.activeElement) form.leave(field)
  }
  showWaitingNote(browserForms().outbox, kit)
}

type Held = { field: string; value: string; usual: string }

function valuesOf(controls: Held[], which: 'value' | 'usual'): Values {
  return Object.fromEntries(controls.map(control => [control.field, control[which]]))
}

/** What the control holds when nobody has touched it. */
function usualValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? ''
}
