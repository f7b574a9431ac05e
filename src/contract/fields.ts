import * as z from 'zod'
import { filmOf } from '#lib/film.ts'
import { tolerated } from './tolerated.ts'

/** An id, with what is said of anything else. */
export const idOr = (expected: string) =>
  z
    .union([z.string(), z.number()], expected)
    .transform(String)
    .refine(value => /^(?!\.)[^\s/\\?#%:*"<>|\p{Cc}]+$/u.test(value), expected)

/** Ids may be numbers or strings on the wire and are strings from here on. They become path segments and file names. */
export const id = idOr('an id that can stand in a path')

export const text = z.string()

/** What people write as a number or as a text: years, group codes, amounts with a unit. */
export const textOrNumber = z.union([text, z.number()], 'a text or a number').transform(String)

const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/
const allowed = 'an https: URL, an http: URL of this machine, or a path starting with /'

/** Whether content may name this address: anything else (`javascript:`, `data:`, `//host`) is refused. */
export function isSafeUrl(value: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(value)) return false
  if (value.startsWith('/')) return !value.startsWith('//')
  return (value.startsWith('https://') || loopback.test(value)) && URL.canParse(value)
}

/** A bad address is emptied and reported; it never costs the record. */
const address = () =>
  z.string().superRefine((value, context) => {
    if (!isSafeUrl(value)) context.addIssue(tolerated(allowed))
  })

/** An address that a visitor follows: a document, a profile, another site. */
export const url = address()

/** A picture that a page shows. */
export const pictureUrl = address()

/** A picture or a video that a page shows. */
export const mediaUrl = address()

/** The address of a film that may be played in a page; any other is emptied and reported. */
export const filmUrl = z.string().superRefine((value, context) => {
  if (!isSafeUrl(value) || !filmOf(value))
    context.addIssue(tolerated('an mp4 or webm file, or a film on YouTube or Vimeo'))
})

/** `#rgb` or `#rrggbb`: values end up in a style sheet, so nothing else passes. */
export const colour = z.string().superRefine((value, context) => {
  if (!/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value))
    context.addIssue(tolerated('a colour as #rrggbb'))
})

/** Whole days or plain ISO 8601 times; anything else is emptied and reported. */
export const isoDate = z.string().superRefine((value, context) => {
  if (!/^\d{4}-\d{2}-\d{2}/.test(value) || Number.isNaN(Date.parse(value)))
    context.addIssue(tolerated('a date as ISO 8601'))
})

/** A BCP 47 tag that the run-time knows how to read; anything else is emptied and reported. */
export const languageTag = z.string().superRefine((value, context) => {
  if (!isLanguageTag(value)) context.addIssue(tolerated('a language tag like pt-BR'))
})

function isLanguageTag(value: string): boolean {
  try {
    return new Intl.Locale(value).language.length <= 3
  } catch {
    return false
  }
}

/** The BFF's code of a language, `eng`; anything else is emptied and reported. */
export const langCode = z.string().superRefine((value, context) => {
  if (!/^[a-z]{3}$/.test(value)) context.addIssue(tolerated('a language code like eng'))
})

/** A number, or digits in a string. */
export const number = z.union([z.number(), z.string()], 'a number').transform((value, context) => {
  const parsed = Number(value)
  if (Number.isFinite(parsed)) return parsed
  context.addIssue(tolerated('a number'))
  return z.NEVER
})

/** One of a few words; another word is emptied and reported. */
export function choice<const Choice extends string>(choices: readonly Choice[]) {
  return z.string().transform((value, context) => {
    const known = choices.find(choice => choice === value)
    if (known !== undefined) return known
    context.addIssue(tolerated(`one of ${choices.join(', ')}`))
    return z.NEVER
  })
}
