import * as z from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** The JSON Schema of what the BFF may send, before parsing, for the OpenAPI document. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  const document = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  delete document.$schema
  return document
}
