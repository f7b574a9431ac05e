import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import * as fields from '#contract/fields.ts'
import { isId } from '#contract/ids.ts'
import { textLimits } from '#contract/limits.ts'
import { parseRecord } from '#contract/parse-record.ts'
import { stripEmpty } from '#lib/strip-empty.ts'
import { setAt, valueAt } from '#lib/value-at.ts'
import { placesIn, recordOf } from '../../helpers/any-record.ts'

const odd = [
  '\u0000\ufeff\u202e\ud800',
  'a'.repeat(200_000),
  '<p>'.repeat(2_000),
  'javascript:alert(1)',
  'https://user:word@elsewhere.example',
  '../../etc',
  '__proto__',
  'index',
  '\u2067name',
  -1,
  Array.from({ length: 2_000 }, () => 'x'),
  {}
]
const anyValue = fc.oneof(
  fc.constantFrom(...odd),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' })
)

/** Characters that no text may bring into a page. */
const unwanted = /[[\p{Cc}--[\t\n]]\p{Cs}\p{Noncharacter_Code_Point}\uFEFF\u202A-\u202E]/v

/** The properties of every value that the contract lets through, by its kind. */
const rules = new Map<unknown, (value: string) => boolean>([
  [fields.id, isId],
  [fields.name, text => text.length <= textLimits.name],
  [fields.title, text => text.length <= textLimits.title],
  [fields.label, text => text.length <= textLimits.label],
  [fields.paragraph, text => text.length <= textLimits.paragraph],
  [fields.url, fields.isSafeUrl],
  [fields.pictureUrl, fields.isSafeUrl],
  [fields.mediaUrl, fields.isSafeUrl],
  [fields.filmUrl, fields.isSafeUrl]
])

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function valuesAt(value: unknown, [key, ...rest]: string[]): unknown[] {
  if (key === undefined) return value === undefined ? [] : [value]
  if (key !== '*') return valuesAt(valueAt(value, [key]), rest)
  return Array.isArray(value) ? value.flatMap(item => valuesAt(item, rest)) : []
}

/** A record with another value at `path`, in the first item of a list; without a value, with none there. */
function changed(record: unknown, path: string[], value?: unknown): object {
  const copy = structuredClone(record) as object
  const inFirst = path.map(key => (key === '*' ? '0' : key))
  setAt(copy, inFirst, value)
  return copy
}

const names = Object.keys(endpoints) as EndpointName[]

describe.each(names)('of any JSON in place of a record of %s', name => {
  const schema: z.ZodType = endpoints[name].schema
  const places = placesIn(schema)
  const anyRecord = recordOf(schema)

  test('nothing throws, and what passes is clean, safe and within its limits', () => {
    const shaped = fc
      .tuple(anyRecord, fc.constantFrom(...places), anyValue)
      .map(([record, { path }, value]) => changed(record, path, value))
    fc.assert(
      fc.property(fc.oneof(anyValue, shaped), raw => {
        const { record } = parseRecord(schema, raw)
        for (const text of textsIn(record)) expect(text).not.toMatch(unwanted)
        for (const { path, schema } of places)
          for (const value of valuesAt(record, path))
            if (typeof value === 'string' && rules.get(schema)?.(value) === false)
              expect.fail(`${path.join('.')}: ${value}`)
      }),
      { numRuns: 60 }
    )
  })

  // Of the two fields with a country's code one is needed: they are required together.
  const optional = places.filter(({ path, isOptional }) => {
    return isOptional && !path[0]?.startsWith('iso')
  })
  if (optional.length > 0)
    test('a faulty optional field removes only itself, and is named', () => {
      fc.assert(
        fc.property(anyRecord, fc.constantFrom(...optional), anyValue, (good, { path }, value) => {
          const wrong = parseRecord(schema, changed(good, path, value))
          const without = parseRecord(schema, changed(good, path))
          const [top = ''] = path
          const rest = (record: unknown) => changed(record, [top])
          const blamed = wrong.flaws.map(({ field }) => field.split('.')[0])
          const usual = without.flaws.map(({ field }) => field.split('.')[0])
          expect(wrong.record).toBeDefined()
          expect(rest(wrong.record)).toEqual(rest(without.record))
          expect([top, ...usual]).toEqual(expect.arrayContaining(blamed))
          const isLost =
            stripEmpty(value) !== undefined && valuesAt(wrong.record, path).length === 0
          if (isLost && path.length === 1) expect(blamed).toContain(top)
        }),
        { numRuns: 60 }
      )
    })

  const inner = places.filter(({ path }) => path.length > 1)
  if (inner.length > 0)
    test('a faulty nested part removes no more than itself', () => {
      fc.assert(
        fc.property(anyRecord, fc.constantFrom(...inner), anyValue, (good, { path }, value) => {
          expect(parseRecord(schema, changed(good, path, value)).record).toBeDefined()
        }),
        { numRuns: 60 }
      )
    })
})
