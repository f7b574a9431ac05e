import type { FormState } from './form.ts'
import { fillWords, type FormConfig, type FormText, type Text } from './form-config.ts'
import { checkValues, fieldsOf, type FormKind } from './rules.ts'
import type { Failure } from './send.ts'

export type FieldMessage = { field: string; message: Text }
/** The kind of form, and the country whose team answers; missing for the global team. */
type About = { kind: FormKind; team?: string }
/** What a button of the message asks the form to do. */
type Does = 'submit' | 'tryNow' | 'takeBack' | 'discard' | 'clear'
export type MessageAction = { does: Does; words: Text }
/** The message of a form as a whole: above its fields, or in their place when it has been sent. */
export type FormMessage = {
  tone: 'error' | 'waiting' | 'sent'
  title: Text
  text?: Text
  links: FieldMessage[]
  actions: MessageAction[]
}

/** The errors of fields that the visitor has visited: the BFF's messages first, then our own. */
export function fieldMessages(
  kind: FormKind,
  { values, touched, refusals }: FormState,
  { texts }: FormConfig
): FieldMessage[] {
  const checked = checkValues(kind, values)
  const errors = 'errors' in checked ? checked.errors : {}
  return fieldsOf(kind)
    .filter(field => touched.includes(field))
    .flatMap(field => {
      const refusal = refusals[field]
      const error = errors[field]
      if (refusal) return { field, message: { text: refusal } }
      return error ? { field, message: texts[`forms.errors.${error}`] } : []
    })
}

const failureTexts: Record<Failure, FormText> = {
  network: 'forms.failure.text',
  timeout: 'forms.failure.timeout',
  server: 'forms.failure.server',
  denied: 'forms.failure.denied',
  late: 'forms.failure.late'
}

export function formMessageOf(
  { kind, team }: About,
  state: FormState,
  config: FormConfig
): FormMessage | undefined {
  const { status } = state
  const { texts } = config
  const action = (does: Does, key: FormText) => ({ does, words: texts[key] })
  switch (status.is) {
    case 'editing':
    case 'sending':
      return undefined
    case 'invalid':
      return summary(kind, state, config)
    case 'failed':
      return {
        tone: 'error',
        title: texts['forms.failure.title'],
        text: texts[failureTexts[status.why]],
        links: [],
        actions: [action('submit', 'forms.buttons.sendAgain')]
      }
    case 'waiting':
      return {
        tone: 'waiting',
        title: texts['states.queued.title'],
        text: texts[status.isKept ? 'forms.failure.offline' : 'forms.failure.unkept'],
        links: [],
        actions: [
          action('tryNow', 'states.queued.send'),
          action('takeBack', 'forms.buttons.change'),
          action('discard', 'forms.buttons.delete')
        ]
      }
    case 'sent':
      return {
        tone: 'sent',
        ...thanksOf({ kind, team }, config),
        links: [],
        actions: kind === 'newsletter' ? [] : [action('clear', 'forms.buttons.another')]
      }
  }
}

/** The confirmation of an enquiry. */
export function thanksOf(
  { kind, team }: About,
  { texts }: FormConfig
): Pick<FormMessage, 'title' | 'text'> {
  const about = kind === 'newsletter' ? 'newsletter' : 'contact'
  const text =
    about === 'contact' && team === undefined
      ? texts['forms.success.contactTextGlobal']
      : fillWords(texts[`forms.success.${about}Text`], { country: team ?? '' })
  return { title: texts[`forms.success.${about}`], text }
}

/** A form with one field has its error beside it. */
function summary(kind: FormKind, state: FormState, config: FormConfig): FormMessage | undefined {
  const links = fieldMessages(kind, state, config)
  const title = config.summaryTitles[links.length - 1]
  if (!title || fieldsOf(kind).length === 1) return undefined
  return { tone: 'error', title, links, actions: [] }
}
