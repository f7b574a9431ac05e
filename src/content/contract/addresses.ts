import * as z from 'zod'
import { filmUrl, mediaUrl, pictureUrl, url } from './fields.ts'
import { richText } from './rich-text.ts'

/**
 * What becomes of an address: a visitor follows a `link`, from a text a `textLink`; a page itself loads a `picture`,
 * `media` (a picture or a video), a `film` (or the player of its host).
 */
export type AddressKind = 'link' | 'textLink' | 'picture' | 'media' | 'film'

const kinds = new Map<unknown, AddressField['kind']>([
  [url, 'link'],
  [pictureUrl, 'picture'],
  [mediaUrl, 'media'],
  [filmUrl, 'film'],
  [richText, 'richText']
])

/** A place in a record that names an address. In its path `*` stands for every item of a list. */
export type AddressField = {
  path: readonly string[]
  kind: AddressKind | 'richText'
  /** Without it the object around it makes no sense. */
  isRequired: boolean
}

/** Where the records of a schema hold addresses, as the contract says by its types: a new one is found by itself. */
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
