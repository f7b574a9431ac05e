import * as z from 'zod'
import { filmUrl, url } from './fields.ts'
import { richText } from './rich-text.ts'
import { itemSchemaOf } from './tolerated.ts'

/** A place in a record that names an address. In its path `*` stands for every item of a list. */
export type AddressField = {
  path: readonly string[]
  kind: 'url' | 'richText'
  /** Without it the object around it makes no sense. */
  isRequired: boolean
}

/** Where the records of a schema hold addresses, as the contract says by its types: a new `url` field is found by itself. */
export function addressFields(schema: z.ZodType): AddressField[] {
  return walk(schema, [], true)
}

function walk(schema: unknown, path: string[], isRequired: boolean): AddressField[] {
  if (schema === url || schema === filmUrl) return [{ path, kind: 'url', isRequired }]
  if (schema === richText) return [{ path, kind: 'richText', isRequired }]
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) => walk(field, [...path, key], true))
  if (schema instanceof z.ZodArray)
    return walk(itemSchemaOf(schema) ?? schema.element, [...path, '*'], true)
  if (schema instanceof z.ZodPipe) return walk(schema.in, path, isRequired)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return walk(schema.unwrap(), path, false)
  return []
}
