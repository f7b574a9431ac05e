import * as z from 'zod'
import { cleanLine, cleanText, isSeen } from '#lib/clean-text.ts'
import { filmOf } from '#lib/film.ts'
import { idExpectation, isId } from './ids.ts'
import {
  listLimits,
  MAX_TAG_LETTERS,
  MAX_URL_LETTERS,
  type TextKind,
  textLimits
} from './limits.ts'

/** A text of a kind: within its limit, cleaned and not empty. `parseRecord` shortens a longer one. */
function textOf(kind: TextKind, clean: (text: string) => string) {
  const max = textLimits[kind]
  // Checked before the cleaning, to limit its cost, and again after it, because NFC can lengthen a
  // text.
  return z.string().max(max, { abort: true }).overwrite(clean).max(max).refine(isSeen, 'text')
}

export const name = textOf('name', cleanLine)
export const title = textOf('title', cleanLine)
export const label = textOf('label', cleanLine)
export const paragraph = textOf('paragraph', cleanText)

/** An id; `expected` describes it in reports of other values. */
export const idOr = (expected: string) =>
  z
    .union([z.string(), z.int()], expected)
    .transform(value => String(value).normalize('NFC'))
    .refine(isId, expected)

/**
 * Ids may be numbers or strings on the wire and are strings in the site. They become path segments and file names.
 */
export const id = idOr(idExpectation)

/** What programs write where they have no value. */
const noValue = /^([+-]?(Infinity|NaN)|null|undefined)$/i

/** A larger number was rounded when its JSON was read. */
const isExact = (value: number) => Math.abs(value) <= Number.MAX_SAFE_INTEGER

/** A number or a text: years, group codes, amounts with a unit. */
export const labelOrNumber = z
  .union([label, z.number().refine(isExact, 'a number')], 'a text or a number')
  .transform(String)
  .refine(text => !noValue.test(text), 'a text or a number')

/** A list inside a record. A missing list is empty. */
export function list<Item extends z.ZodType>(
  item: Item,
  limit: Exclude<keyof typeof listLimits, 'messages'> = 'few'
) {
  return z.array(item).max(listLimits[limit]).default([])
}

const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/
const dotSegment = /(^|\/)(\.|%2e){1,2}(\/|$)/i
const allowed =
  'an https: URL without a password, an http: URL of this machine, or a path starting with /'

/** Whether content may use this address: `javascript:`, `data:`, `//host`, `/../` and their like are refused. */
export function isSafeUrl(value: string): boolean {
  if (value.length > MAX_URL_LETTERS || /[\s\\\p{Cc}\p{Bidi_Control}]/u.test(value)) return false
  if (!value.isWellFormed() || dotSegment.test(value.replace(/[?#].*/, ''))) return false
  if (value.startsWith('/')) return !value.startsWith('//')
  return (value.startsWith('https://') || loopback.test(value)) && isOfAPlainHost(value)
}

/** `https://bank.example@elsewhere.example` shows one host and leads to another. */
function isOfAPlainHost(value: string): boolean {
  const { username, password, host } = URL.parse(value) ?? { host: '' }
  return host !== '' && username === '' && password === ''
}

const address = () => z.string().refine(isSafeUrl, allowed)

/** An address that a visitor follows: a document, a profile, another site. */
export const url = address()

export const siteUrlExpectation = 'an https: URL without a password'

/** Whether an address leads to another site: a path would be a file of the asset host. */
export function isSiteUrl(value: string): boolean {
  return isSafeUrl(value) && !value.startsWith('/')
}

export const siteUrl = z.string().refine(isSiteUrl, siteUrlExpectation)

/** The address of a picture on a page. */
export const pictureUrl = address()

/** The address of a picture or a video on a page. */
export const mediaUrl = address()

/** The address of a film that a page may play. */
export const filmUrl = z
  .string()
  .refine(
    value => isSafeUrl(value) && filmOf(value) !== undefined,
    'an mp4 or webm file, or a film on YouTube or Vimeo'
  )

/** `#rgb` or `#rrggbb`: the value is written into a style sheet, so nothing else is allowed. */
export const colour = z
  .string()
  .refine(value => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value), 'a colour as #rrggbb')

const years = { first: 1800, last: 2199 }

/** A date, or a time in ISO 8601. */
export const isoDate = z
  .string()
  .refine(isIsoDate, `a date from ${years.first} to ${years.last} as ISO 8601`)

function isIsoDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-][\d:]+)?)?$/.test(value)) return false
  const year = Number(value.slice(0, 4))
  if (year < years.first || year > years.last) return false
  // `Date` would read 30 February as 2 March.
  const day = value.slice(0, 10)
  const read = new Date(`${day}T00:00Z`)
  return !Number.isNaN(Date.parse(value)) && read.toISOString().startsWith(day)
}

/** A BCP 47 tag that the run-time supports. */
export const languageTag = z.string().refine(isLanguageTag, 'a language tag like pt-BR')

/** Whether the run-time supports a BCP 47 tag; `und` names no language. */
export function isLanguageTag(value: string): boolean {
  if (value.length > MAX_TAG_LETTERS) return false
  try {
    const { language } = new Intl.Locale(value)
    return language !== '' && language.length <= 3
  } catch {
    return false
  }
}

/** The BFF's code of a language, such as `eng`; `und` names no language. */
export const langCode = z
  .string()
  .refine(value => /^(?!und)[a-z]{3}$/.test(value), 'a language code like eng')

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/** A number, or decimal digits in a string; not `0x10` or blanks, which `Number` accepts. */
export const number = z
  .union([z.number(), z.string()], 'a number')
  // `-0` would be shown with its sign.
  .transform(value => (decimal.test(String(value)) ? Number(value) + 0 : NaN))
  .refine(isExact, 'a number')

/** One of a few words. */
export function choice<const Choice extends string>(choices: readonly Choice[]) {
  return z.string().transform((value, context) => {
    const known = choices.find(choice => choice === value)
    if (known !== undefined) return known
    context.addIssue({ code: 'custom', message: `one of ${choices.join(', ')}` })
    return z.NEVER
  })
}
