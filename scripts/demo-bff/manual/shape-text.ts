/** The parts of JSON Schema that the contract uses. */
export type JsonSchema = {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  enum?: unknown[]
  additionalProperties?: JsonSchema | boolean
}

/** A JSON Schema as readable text: one line a field, indented, `?` for optional ones. */
export function shapeText(schema: JsonSchema, indent = ''): string {
  const inner = `${indent}  `
  if (schema.anyOf)
    return [...new Set(schema.anyOf.map(part => shapeText(part, indent)))].join(' | ')
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ')
  if (schema.items) return `list of ${shapeText(schema.items, indent)}`
  if (schema.properties) {
    const { required = [] } = schema
    const lines = Object.entries(schema.properties).map(([name, field]) => {
      const mark = required.includes(name) ? '' : '?'
      return `${inner}${name}${mark}: ${shapeText(field, inner)}\n`
    })
    return `{\n${lines.join('')}${indent}}`
  }
  if (typeof schema.additionalProperties === 'object') {
    return `{ [name]: ${shapeText(schema.additionalProperties, indent)} }`
  }
  return [schema.type ?? 'anything'].flat().join(' | ')
}
