import * as z from 'zod'
import { describe, expect, test } from 'vitest'
import { losesTooMany, readRecords } from '#bff/records.ts'

const where = { call: 'GET /family', tree: 'br' }
const schema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  name: z.string()
})

describe('a list of records', () => {
  test('keeps the first of two with one id, as number or text', () => {
    const items = [
      { id: 7, name: 'one' },
      { id: '7', name: 'two' },
      { id: '8', name: 'three' }
    ]
    const { records, findings } = readRecords(schema, items, where)
    expect(records.map(({ name }) => name)).toEqual(['one', 'three'])
    expect(findings).toMatchObject([
      { kind: 'duplicate', record: '7', field: 'id', expected: 'an id of its own', received: '7' }
    ])
  })

  test('keeps a good record whose id a bad one had before', () => {
    const { records } = readRecords(schema, [{ id: '7' }, { id: '7', name: 'good' }], where)
    expect(records).toEqual([{ id: '7', name: 'good' }])
  })

  test('is short for a record with ten thousand flaws', () => {
    const { records, findings } = readRecords(
      z.object({ tags: z.array(z.string()) }),
      [{ tags: Array.from({ length: 10_000 }, (_, index) => index) }],
      where
    )
    expect(records).toEqual([{ tags: [] }])
    expect(findings).toHaveLength(1_001)
    expect(findings.at(-1)?.message).toContain('without 9000 more values')
  })

  test('shows the beginning of an id that is none', () => {
    const { findings } = readRecords(schema, [{ id: '\u202e'.repeat(9) + 'a'.repeat(300) }], where)
    expect(findings[0]?.record).toMatch(/^a{50,79}…$/)
  })

  test('names a bad record by its place when it has no id', () => {
    const { findings, bad } = readRecords(schema, [{ id: 1, name: 'good' }, null], where)
    expect(findings).toMatchObject([{ kind: 'record', record: '#2' }])
    expect(bad).toHaveLength(1)
  })
})

const rules = {
  stop: { onFailure: 'stop' },
  default: { onFailure: 'default' },
  strict: { onFailure: 'stop', isStrict: true }
} as const

describe('bad records', () => {
  test.each([
    ['stop', 0, 0, false],
    ['stop', 0, 100, false],
    ['stop', 3, 4, false],
    ['stop', 3, 1000, false],
    ['stop', 4, 79, true],
    ['stop', 4, 80, false],
    ['stop', 5, 100, false],
    ['stop', 6, 100, true],
    ['stop', 1, 1, true],
    ['default', 99, 100, false],
    ['default', 100, 100, true],
    ['strict', 1, 1000, true],
    ['strict', 0, 1000, false]
  ] as const)('of a %s list, %i of %i, spoil it: %s', (rule, bad, total, expected) => {
    expect(losesTooMany(rules[rule], { bad, total })).toBe(expected)
  })
})
