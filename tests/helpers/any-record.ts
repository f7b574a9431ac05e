import fc from 'fast-check'
import * as z from 'zod'
import { isoCode } from '#contract/country.ts'
import * as fields from '#contract/fields.ts'
import { richText } from '#contract/rich-text.ts'

const someUrl = fc.constantFrom('/a.jpg', 'https://example.org/a?b#c', '/图.pdf')
const someText = fc.constantFrom('Harmattan', '草甘膦', 'حبوب', '5', 'eng')

/** What a field of each kind looks like when it is right. */
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

/** Records that follow a schema: a new field is in them by itself. */
export function recordOf(schema: unknown): fc.Arbitrary<unknown> {
  const known = good.get(schema)
  if (known) return known
  if (schema instanceof z.ZodObject)
    return fc.record(Object.fromEntries(Object.entries(schema.shape).map(entryOf)))
  if (schema instanceof z.ZodArray)
    return fc.array(recordOf(schema.element), { minLength: 1, maxLength: 2 })
  if (schema instanceof z.ZodRecord)
    return fc.dictionary(fc.constant('eng'), recordOf(schema.valueType), { minKeys: 1 })
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return recordOf(schema.unwrap())
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(recordOf))
  if (schema instanceof z.ZodPipe) return recordOf(schema.in)
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options)
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  if (schema instanceof z.ZodNumber) return fc.integer()
  if (schema instanceof z.ZodString) return someText
  return fc.constantFrom('text', ['text'], { other: 'text' })
}

function entryOf([key, field]: [string, unknown]): [string, fc.Arbitrary<unknown>] {
  return [key, recordOf(field)]
}

export type Place = { path: string[]; schema: unknown; isOptional: boolean }

/** Every field of a schema, at any depth, and the items of its lists; in a path `*` stands for any item. */
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
  const isOptional = field instanceof z.ZodType && field.safeParse(undefined).success
  const schema = field instanceof z.ZodOptional ? field.unwrap() : field
  return [{ path, schema, isOptional }, ...placesIn(field, path)]
}
