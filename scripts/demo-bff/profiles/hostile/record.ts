import type * as z from 'zod'
import { addressFields } from '#contract/addresses.ts'
import { toJsonSchema } from '#contract/json-schema.ts'
import { richTexts, texts, urls } from './attacks.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** How many records are needed for each field to have each attack once. */
export const ATTACKS = Math.max(texts.length, richTexts.length, urls.length)

/** An id of one of the attacking records, which every list of the profile has. */
export const idOf = (index: number) => `h${index % ATTACKS}`

const idKeys = /^(id|\w+Id|\w+_id|crop|problematic|crops|active_ingredients|benefits)$/
/** Values of a wrong type. */
const wrongValues: readonly unknown[] = [17, true, 'text', [], {}, [[[]]], { id: {} }, null, -0.5]

/** Makes records of a schema in which every text, HTML and address is an attack. */
export function createAttacker(schema: z.ZodType) {
  const root = toJsonSchema(schema)
  const kinds = new Map(addressFields(schema).map(({ path, kind }) => [path.join('.'), kind]))

  /** `turn` chooses the attacks, so that the fields of a record differ. */
  function fill(schema: JsonSchema, path: readonly string[], turn: number): unknown {
    const [type] = [schema.type].flat()
    const key = path.findLast(part => part !== '*') ?? ''
    if (schema.enum) return pick(schema.enum, turn)
    if (schema.anyOf) return fill(pick<JsonSchema>(schema.anyOf, turn), path, turn)
    if (type === 'array')
      return [0, 1].map(index => fill(schema.items as JsonSchema, [...path, '*'], turn + index))
    if (type === 'object') return fillObject(schema, path, turn)
    if (idKeys.test(key)) return idOf(turn)
    if (type === 'number') return turn
    if (type === 'boolean') return true
    return pick(attacksOn(path), turn)
  }

  function fillObject(schema: JsonSchema, path: readonly string[], turn: number) {
    const fields = Object.entries(schema.properties ?? { eng: { type: 'string' } })
    return Object.fromEntries(
      fields.map(([key, field], index) => [
        key,
        fill(field as JsonSchema, [...path, key], key === 'id' ? turn : turn + index)
      ])
    )
  }

  function attacksOn(path: readonly string[]): readonly string[] {
    const kind = kinds.get(path.join('.'))
    if (kind === undefined) return texts
    return kind === 'richText' ? richTexts : urls
  }

  /** The record with one optional field of a wrong type. */
  function spoil(record: object, turn: number): object {
    const optional = Object.keys(root.properties ?? {}).filter(
      key => root.required?.includes(key) !== true
    )
    if (optional.length === 0) return record
    return { ...record, [pick(optional, turn)]: pick(wrongValues, turn) }
  }

  return {
    attack: (turn: number) => fill(root, [], turn) as object,
    attackWithWrongType: (turn: number) => spoil(fill(root, [], turn) as object, turn)
  }
}

function pick<Item>(items: readonly Item[], turn: number): Item {
  return items[turn % items.length] as Item
}
