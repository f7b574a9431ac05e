import { browserForms, openForm } from './browser.ts'
import { loadKit } from './form-config.ts'
import type { FormKind } from './rules.ts'
import { addStyleSheet } from '#browser/base/add-style-sheet.ts'
import sheet from '#styles/form-states.css?url'
import { controlsOf, typedIn, usualValue } from './controls.ts'
import { controlOf, showForm } from './form-view.ts'
import { showWaitingNote } from './waiting-note.ts'

/** Gives a form of the page its rules, its draft and its sending. */
export async function takeOver(host: HTMLElement): Promise<void> {
  const { kind, scope = '', kit: kitUrl = '', team } = host.dataset
  const element = host.querySelector('form')
  if (!element) return
  const [kit] = await Promise.all([loadKit(kitUrl), addStyleSheet(sheet)])
  const about = { kind: kind as FormKind, team: team ?? kit.team }
  const typed = typedIn(element)
  const fields = Object.keys(typed)
  const form = openForm({
    kind: about.kind,
    scope,
    url: element.action,
    headers: kit.headers,
    page: location.pathname,
    initial: Object.fromEntries(
      controlsOf(element).map(control => [control.name, usualValue(control)])
    ),
    typed: fields.length > 0 ? typed : undefined
  })
  showForm(element, form, { ...about, kit })
  for (const field of fields) {
    if (controlOf(element, field) !== document.activeElement) form.leave(field)
  }
  showWaitingNote(browserForms().outbox, kit)
}
