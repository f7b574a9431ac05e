import { describe, expect, test } from 'vitest'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { parseRecord } from '#contract/parse-record.ts'
import { cases } from './record-cases.ts'

const names = Object.keys(endpoints) as EndpointName[]

describe.each(names)('a record of %s', name => {
  const { schema } = endpoints[name]
  const { good, tolerated = [], broken = [] } = cases[name]

  test('needs no more than is required', () => {
    expect(parseRecord(schema, good)).toEqual({ record: expect.anything() as unknown, flaws: [] })
  })

  test('may have unknown fields', () => {
    const { record, flaws } = parseRecord(schema, { ...good, surprise: 'text' })
    expect(record).toBeDefined()
    expect(flaws).toEqual([])
  })

  test.each(tolerated)('is kept without the bad value of %j', (change, field) => {
    const { record, flaws } = parseRecord(schema, { ...good, ...change })
    expect(record).toBeDefined()
    expect(flaws.map(flaw => flaw.field)).toEqual([field])
  })

  test.each(broken)('is left out with %j', (change, field) => {
    const { record, flaws } = parseRecord(schema, { ...good, ...change })
    expect(record).toBeUndefined()
    expect(flaws.map(flaw => flaw.field)).toEqual([field])
  })

  test.each([...tolerated, ...broken])('says for %j what was expected', change => {
    const { flaws } = parseRecord(schema, { ...good, ...change })
    expect(flaws.map(({ expected }) => expected).join()).not.toMatch(/invalid/i)
  })

  test.each([null, 'text', 5, []])('is never %j', raw => {
    expect(parseRecord(schema, raw).record).toBeUndefined()
  })
})
