import * as z from 'zod'
import { itemSchemaOf } from './tolerated.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** The JSON Schema of what the BFF may send (before parsing), for the OpenAPI document. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  const document = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const item = itemSchemaOf(zodSchema)
      if (item) jsonSchema.items = toJsonSchema(item)
    }
  })
  delete document.$schema
  return document
}
