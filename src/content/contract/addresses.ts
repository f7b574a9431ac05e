import * as z from 'zod'
import { filmUrl, mediaUrl, pictureUrl, url } from './fields.ts'
import { richText } from './rich-text.ts'

/**
 * How an address is used: a visitor follows a `link`, or a `textLink` in a text; a page itself loads a `picture`,
 * `media` (a picture or a video), or a `film` (which the player of its host may load).
 */
export type AddressKind = 'link' | 'textLink' | 'picture' | 'media' | 'film'

const kinds = new Map<unknown, AddressField['kind']>([
  [url, 'link'],
  [pictureUrl, 'picture'],
  [mediaUrl, 'media'],
  [filmUrl, 'film'],
  [richText, 'richText']
])

/** A field of a record that holds an address. `*` in its path stands for every item of a list. */
export type AddressField = {
  path: readonly string[]
  kind: AddressKind | 'richText'
  /** Whether the object around it is useless without the address. */
  isRequired: boolean
}

/**
 * The fields of a schema that hold addresses, derived from the types of the contract, so that new fields are
 * included.
 */
export function addressFields(schema: z.ZodType): AddressField[] {
  return walk(schema, [], true)
}

function walk(schema: unknown, path: string[], isRequired: boolean): AddressField[] {
  const kind = kinds.get(schema)
  if (kind !== undefined) return [{ path, kind, isRequired }]
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) => walk(field, [...path, key], true))
  if (schema instanceof z.ZodArray) return walk(schema.element, [...path, '*'], true)
  if (schema instanceof z.ZodPipe) return walk(schema.in, path, isRequired)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return walk(schema.unwrap(), path, false)
  return []
}
