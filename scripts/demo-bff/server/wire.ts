import type { EndpointName } from '#contract/endpoints.ts'
import { isPlainObject } from '#lib/is-plain-object.ts'

// The contract allows a BFF several forms of answers. This one uses each of them somewhere, so that
// the site is built from all of them.
const wrapped: readonly EndpointName[] = [
  'families',
  'crops',
  'reportGroups',
  'timeline',
  'section'
]
const withNumericIds: readonly EndpointName[] = ['families', 'products', 'countriesInChinese']
const asListOfOne: readonly EndpointName[] = ['header']

/** An answer as it is sent. */
export function toWire(name: EndpointName, answer: unknown): unknown {
  const numbered = withNumericIds.includes(name) ? withNumbers(answer) : answer
  const listed = asListOfOne.includes(name) ? [numbered] : numbered
  return wrapped.includes(name) ? { data: listed } : listed
}

function withNumbers(records: unknown): unknown {
  if (!Array.isArray(records)) return records
  return records.map((record: unknown) =>
    isPlainObject(record) ? { ...record, id: toNumber(record.id), ...familyOf(record) } : record
  )
}

function familyOf({ family_id }: Record<string, unknown>): object {
  return family_id === undefined ? {} : { family_id: toNumber(family_id) }
}

function toNumber(id: unknown): unknown {
  return typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : id
}

/** The forms of a `content.js`. */
const flavours: readonly ((json: string) => string)[] = [
  json => json,
  json => `export default ${json};\n`,
  json => `module.exports = ${json}\n`,
  json => `const content = ${json};\n`,
  json => `export default ${json}\n`,
  json => `module.exports = ${json};\n`,
  json => `content = ${json}\n`
]

/** The `content.js` of a country; `index`, its position in the list of countries, chooses the form. */
export function toContentScript(texts: unknown, index: number): string {
  const flavour = flavours[index % flavours.length] ?? String
  return flavour(JSON.stringify(texts, undefined, 2))
}
