import * as z from 'zod'
import { cleanText, isSeen } from '#lib/clean-text.ts'
import { isPlainObject } from '#lib/is-plain-object.ts'
import { choice, isLanguageTag, isSiteUrl, languageTag, siteUrlExpectation } from './fields.ts'
import { listLimits, textLimits } from './limits.ts'

/** A text, a list of texts or of objects of texts, or an object of any of these. */
export type Message = string | Message[] | { [key: string]: Message }

const message: z.ZodType<Message> = z.unknown().transform((value, context) => {
  // Zod writes the outer keys into the path of an issue in place, so each issue needs a path of its
  // own.
  return readMessage(value, [], issue => context.addIssue({ ...issue, path: [...issue.path] }))
})

/** Messages that machines read, by their key: the language of the texts, and the address of another site. */
const forms = new Map<unknown, { isOne: (text: string) => boolean; expected: string }>([
  ['lang', { isOne: isLanguageTag, expected: 'a language tag like pt-BR' }],
  ['academiaUrl', { isOne: isSiteUrl, expected: siteUrlExpectation }],
  ['priceUrl', { isOne: isSiteUrl, expected: siteUrlExpectation }]
])

type Issue = Exclude<Parameters<z.core.$RefinementCtx['addIssue']>[0], string>
type Report = (issue: Issue & { path: PropertyKey[] }) => void

/** Cleans every text of a message. A value of another shape is reported with its path. */
function readMessage(value: unknown, path: PropertyKey[], report: Report): Message {
  if (typeof value === 'string') return readText(value, path, report)
  const isList = Array.isArray(value)
  if (!isList && !isPlainObject(value)) {
    report({ code: 'custom', message: 'a text', path })
    return ''
  }
  const entries = Object.entries(value)
  const maximum = listLimits.messages
  if (entries.length > maximum) {
    report({ code: 'custom', message: `at most ${maximum} texts`, path })
    return ''
  }
  const read = ([key, item]: [string, unknown]) => readMessage(item, [...path, key], report)
  if (isList) return entries.map(read)
  return Object.fromEntries(entries.map(entry => [entry[0], read(entry)]))
}

function readText(value: string, path: PropertyKey[], report: Report): string {
  const maximum = textLimits.message
  const text = value.length > maximum ? value : cleanText(value)
  if (text.length > maximum)
    report({ code: 'too_big', origin: 'string', maximum, inclusive: true, input: value, path })
  if (!isSeen(text)) report({ code: 'custom', message: 'a text', path })
  const form = forms.get(path.at(-1))
  if (isSeen(text) && form?.isOne(text) === false)
    report({ code: 'custom', message: form.expected, path })
  return text
}

/** The texts of one country in one language. docs/messages.md lists the keys below the ones named here. */
export const bundle = z
  .object({
    locale: languageTag.optional(),
    dir: choice(['ltr', 'rtl']).optional(),
    meta: z.record(z.string(), message).optional()
  })
  .catchall(message)

export type Bundle = z.output<typeof bundle>
