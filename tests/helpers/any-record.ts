import fc from 'fast-check'
import * as z from 'zod'
import { isoCode } from '#contract/country.ts'
import * as fields from '#contract/fields.ts'
import { richText } from '#contract/rich-text.ts'

const someUrl = fc.constantFrom('/a.jpg', 'https://example.org/a?b#c', '/图.pdf')
const someText = fc.constantFrom('Harmattan', '草甘膦', 'حبوب', '5', 'eng')

/** A valid value for a field of each kind. */
const good = new Map<unknown, fc.Arbitrary<unknown>>([
  [fields.id, fc.constantFrom('maize', 7, '玉米', '__proto__')],
  [fields.url, someUrl],
  [fields.pictureUrl, someUrl],
  [fields.mediaUrl, someUrl],
  [fields.filmUrl, fc.constant('https://vimeo.com/76979871')],
  [isoCode, fc.constantFrom('br', 'CN')],
  [fields.colour, fc.constant('#00ff00')],
  [fields.isoDate, fc.constantFrom('2026-01-31', '2026-01-31T10:00:00Z')],
  [fields.languageTag, fc.constant('pt-BR')],
  [fields.langCode, fc.constantFrom('eng', 'zho')],
  [fields.number, fc.constantFrom(0, 1.5, '12')],
  [richText, fc.constantFrom('<p>Label <b>first</b>.</p>', 'text')]
])

/** `text` makes its texts; with `isHalfFilled`, optional fields are sometimes missing. */
type Manner = { text?: fc.Arbitrary<string>; isHalfFilled?: boolean }

/** Records of a schema; a new field needs no change here. */
export function recordOf(schema: unknown, manner: Manner = {}): fc.Arbitrary<unknown> {
  const known = good.get(schema)
  if (known) return known
  const of = (inner: unknown) => recordOf(inner, manner)
  if (schema instanceof z.ZodObject) return objectOf(schema, manner)
  if (schema instanceof z.ZodArray)
    return fc.array(of(schema.element), { minLength: 1, maxLength: 2 })
  if (schema instanceof z.ZodRecord)
    return fc.dictionary(fc.constant('eng'), of(schema.valueType), { minKeys: 1 })
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return of(schema.unwrap())
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(of))
  if (schema instanceof z.ZodPipe) return of(schema.in)
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options)
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  if (schema instanceof z.ZodNumber) return fc.integer()
  if (schema instanceof z.ZodString) return manner.text ?? someText
  return fc.constantFrom('text', ['text'], { other: 'text' })
}

function objectOf({ shape }: z.ZodObject, manner: Manner): fc.Arbitrary<unknown> {
  const fields = Object.entries(shape)
  const entries = fields.map(([key, field]) => [key, recordOf(field, manner)] as const)
  const needed = fields.filter(([, field]) => !isOptional(field)).map(([key]) => key)
  const options = manner.isHalfFilled ? { requiredKeys: needed } : {}
  return fc.record(Object.fromEntries(entries), options)
}

const isOptional = (field: unknown) =>
  field instanceof z.ZodType && field.safeParse(undefined).success

export type Place = { path: string[]; schema: unknown; isOptional: boolean }

/** Every field of a schema at any depth, and the items of its lists; `*` in a path means any item. */
export function placesIn(schema: unknown, path: string[] = []): Place[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) => placesAt(field, [...path, key]))
  if (schema instanceof z.ZodArray) return placesAt(schema.element, [...path, '*'])
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return placesIn(schema.unwrap(), path)
  if (schema instanceof z.ZodPipe) return placesIn(schema.in, path)
  return []
}

function placesAt(field: unknown, path: string[]): Place[] {
  const schema = field instanceof z.ZodOptional ? field.unwrap() : field
  return [{ path, schema, isOptional: isOptional(field) }, ...placesIn(field, path)]
}
