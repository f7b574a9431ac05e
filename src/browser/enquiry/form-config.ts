import { fetchJson, oncePerUrl } from '#browser/base/load-json.ts'
import type { FieldName } from '#config/enquiry-rules.ts'
import { fillText } from '#lib/fill-text.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import type { Phrases } from '#lib/typography/phrases.ts'

/**
 * A text with its language when that is not the page's; a Chinese text also in the pieces between which a line may
 * break.
 */
export type Text = LocalizedText & { phrases?: Phrases }

/** The texts of all forms, and of their states. */
export const formTexts = [
  'forms.errors.nameRequired',
  'forms.errors.nameMin',
  'forms.errors.emailRequired',
  'forms.errors.emailInvalid',
  'forms.errors.countryRequired',
  'forms.errors.roleRequired',
  'forms.errors.linkedinRequired',
  'forms.errors.linkedinInvalid',
  'forms.errors.messageRequired',
  'forms.labels.name',
  'forms.labels.email',
  'forms.labels.newsletterEmail',
  'forms.labels.country',
  'forms.labels.role',
  'forms.labels.linkedinUrl',
  'forms.labels.message',
  'forms.hints.required',
  'forms.hints.email',
  'forms.hints.linkedinUrl',
  'forms.hints.message',
  'forms.hints.applicant',
  'forms.placeholders.country',
  'forms.placeholders.role',
  'forms.placeholders.linkedinUrl',
  'footer.newsletterPlaceholder',
  'footer.subscribe',
  'forms.honeypot',
  'forms.buttons.send',
  'forms.buttons.submit',
  'forms.buttons.close',
  'forms.buttons.sending',
  'forms.buttons.subscribing',
  'forms.buttons.sendAgain',
  'forms.buttons.clearDraft',
  'forms.buttons.change',
  'forms.buttons.delete',
  'forms.buttons.another',
  'forms.success.contact',
  'forms.success.contactText',
  'forms.success.contactTextGlobal',
  'forms.success.newsletter',
  'forms.success.newsletterText',
  'forms.failure.title',
  'forms.failure.early',
  'forms.failure.text',
  'forms.failure.timeout',
  'forms.failure.offline',
  'forms.failure.unkept',
  'forms.failure.server',
  'forms.failure.denied',
  'forms.failure.late',
  'forms.status.sending',
  'forms.status.sent',
  'forms.status.draftRestored',
  'forms.stuck.title',
  'forms.stuck.link',
  'forms.modalTitle',
  'forms.modalTitleList',
  'forms.modalText',
  'forms.modalTextGlobal',
  'forms.productPrefill',
  'states.queued.title',
  'states.queued.send'
] as const

export type FormText = (typeof formTexts)[number]

/** What the forms of a tree need in the browser: a file of its own, loaded when a visitor enters a form. */
export type FormConfig = {
  prefix: string
  /** The address of the BFF for browsers. */
  bffUrl: string
  countryId: string
  /** The headers that name the tree. */
  headers: Record<string, string>
  /** What the language writes between the names of a list. */
  comma: string
  /** The country whose team answers; missing for the global team. */
  team?: string
  /** The options of each field with a choice. */
  options: Partial<Record<FieldName, { value: string; words: Text }[]>>
  agreement: { parts: (string | { href: string; words: Text })[]; lang?: string }
  texts: Record<FormText, Text>
  /** The titles of the error summary for one error, two errors, … up to the number of fields. */
  summaryTitles: Text[]
}

/** The configuration of a tree's forms. */
export const loadFormConfig = oncePerUrl(fetchJson<FormConfig>)

/** Fills values into the `{name}` placeholders of a text. */
export function fillWords({ text, lang }: Text, values: Readonly<Record<string, string>>): Text {
  return { text: fillText(text, values), lang }
}
