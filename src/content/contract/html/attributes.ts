import { isLanguageTag, isSafeUrl } from '#contract/fields.ts'
import { textLimits } from '#contract/limits.ts'
import { cleanLine } from '#lib/clean-text.ts'
import { shorten } from '#lib/typography/shorten.ts'
import type { Tag } from './elements.ts'

/** The value to keep, or `undefined` to drop the attribute. */
type Read = (value: string) => string | undefined
type Attributes = Record<string, string>

const matching =
  (pattern: RegExp): Read =>
  value =>
    pattern.test(value) ? value : undefined

const span = matching(/^[1-9]\d?$/)
const size = matching(/^[1-9]\d{0,4}$/)
const reached = /^(?:mailto:|tel:)[^\s\\\p{Cc}]+$/u

/** A link may also be an e-mail address or a telephone number. Links to a fragment are dropped: ids are not kept. */
function link(value: string): string | undefined {
  return isSafeUrl(value) || reached.test(value) ? value : undefined
}

const picture: Read = value => (isSafeUrl(value) ? value : undefined)

const note: Read = value => cleanLine(shorten(value, textLimits.label))

const everywhere: Record<string, Read> = {
  lang: value => (isLanguageTag(value) ? value : undefined),
  dir: matching(/^(?:ltr|rtl|auto)$/)
}

/** The attributes that rich text may have, by tag. */
const known: Partial<Record<Tag, Record<string, Read>>> = {
  a: { href: link },
  img: { src: picture, alt: note, width: size, height: size },
  abbr: { title: note },
  time: { datetime: matching(/^[\dPTWZ][\dTZPDHMSWY:.+ -]{0,39}$/) },
  th: { scope: matching(/^(?:row|col|rowgroup|colgroup)$/), colspan: span, rowspan: span },
  td: { colspan: span, rowspan: span }
}

/** The address of a link or picture that is not allowed. */
export function refusedAddress(
  tag: Tag,
  { written, kept = {} }: { written: Attributes; kept?: Attributes | undefined }
): string | undefined {
  const name = tag === 'a' ? 'href' : 'src'
  if (tag !== 'a' && tag !== 'img') return undefined
  const address = Object.hasOwn(written, name) ? written[name]?.trim() : undefined
  return address === '' || kept[name] !== undefined ? undefined : address
}

/** The attributes to keep of a tag. A picture without an address has none. */
export function readAttributes(tag: Tag, written: Attributes): Attributes | undefined {
  const readers = { ...everywhere, ...known[tag] }
  const attributes = Object.fromEntries(
    Object.entries(readers).flatMap(([name, read]) => {
      const value = Object.hasOwn(written, name) ? read((written[name] ?? '').trim()) : undefined
      return value === undefined ? [] : [[name, value]]
    })
  )
  if (tag !== 'img') return attributes
  // A picture without a description is decoration, which an empty `alt` says.
  return attributes.src === undefined ? undefined : { ...attributes, alt: attributes.alt ?? '' }
}
