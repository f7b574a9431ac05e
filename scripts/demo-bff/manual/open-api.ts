import { z } from '@hono/zod-openapi'
import { CHANGES_PATH, changedTrees } from '#contract/changed-trees.ts'
import { toJsonSchema } from '#contract/json-schema.ts'
import type { App } from '../server/app.ts'
import { calls, isQueryRequired, parametersIn, type Call } from '../answers/calls.ts'
import { enquirySchemas } from '../enquiries/enquiry.ts'
import { geoFields } from '../server/geo.ts'
import type { JsonSchema } from './shape-text.ts'

type PathConfig = Parameters<App['openAPIRegistry']['registerPath']>[0]
type ResponseConfig = PathConfig['responses'][string]

const treeHeaders = z.object({
  isocountry: z.string().default('gl'),
  env: z.enum(['prod', 'preview']).default('prod'),
  lang: z.string().default('eng')
})

const info = {
  title: 'Embedded BFF',
  version: '1.0.0',
  description:
    'Every call that the site makes. A body may be bare or wrapped as { "data": … }, and an id a number or a text.'
}

/** `GET /openapi.json`, made from the contract's table of calls. */
export function addOpenApi(app: App): void {
  for (const call of calls) app.openAPIRegistry.registerPath(describeCall(call))
  app.openAPIRegistry.registerPath(contact)
  app.openAPIRegistry.registerPath(geolocation)
  app.openAPIRegistry.registerPath(changes)
  const document = app.getOpenAPI31Document({ openapi: '3.1.0', info })
  app.get('/openapi.json', context => context.json(document))
}

/** The answer of a call as JSON Schema. */
export function answerSchema({ endpoint }: Call): JsonSchema {
  const record = toJsonSchema(endpoint.schema) as JsonSchema
  return endpoint.shape === 'list' ? { type: 'array', items: record } : record
}

function describeCall(call: Call): PathConfig {
  const { name, endpoint, path, purpose } = call
  const asked = isQueryRequired(call) ? z.string() : z.string().optional()
  return {
    method: 'get',
    path,
    operationId: name,
    summary: purpose,
    tags: [endpoint.host],
    request: {
      headers: treeHeaders,
      query: objectOf(Object.keys(call.query), asked),
      params: objectOf(parametersIn(path), z.string())
    },
    responses: {
      200: json(endpoint.shape === 'list' ? 'A list' : 'One record', answerSchema(call)),
      304: { description: 'Not modified since the ETag of If-None-Match' },
      404: { description: 'There is no such thing' }
    }
  }
}

const enquiryBody = contentOf({
  anyOf: Object.values(enquirySchemas).map(schema => toJsonSchema(schema) as JsonSchema)
})

const contact: PathConfig = {
  method: 'post',
  path: '/contact/{x}',
  operationId: 'contact',
  summary: 'An enquiry to a country, by its id, or a subscription, to newsletter',
  description:
    'A plain form, which can send no headers, has fields for them: `prefix` and `page`, where it stands, and `idempotency_key`.',
  tags: ['bff'],
  request: {
    headers: treeHeaders.extend({ 'idempotency-key': z.uuid().optional() }),
    params: objectOf(['x'], z.string()),
    body: {
      content: {
        'application/json': enquiryBody,
        'application/x-www-form-urlencoded': enquiryBody
      },
      required: true
    }
  },
  responses: {
    200: { description: 'Kept; the same key and body again get the same answer' },
    400: { description: 'The body is no JSON' },
    404: { description: 'No country has this id' },
    409: { description: 'The key came before, with another body' },
    422: { description: 'Errors by field: { "errors": { "email": "…" } }' }
  }
}

const geoProperties = Object.fromEntries(geoFields.map(field => [field, { type: 'string' }]))

const geolocation: PathConfig = {
  method: 'get',
  path: '/geo',
  operationId: 'geo',
  summary: 'Where the visitor is said to be',
  tags: ['geolocation'],
  request: { query: objectOf(['country', 'field'], z.string().optional()) },
  responses: {
    200: json('The country', { type: 'object', properties: geoProperties })
  }
}

const changes: PathConfig = {
  method: 'get',
  path: CHANGES_PATH,
  operationId: 'changes',
  summary: 'Optional: the trees that have changed since the moment of a token',
  tags: ['bff'],
  request: { query: objectOf(['since'], z.string().optional()) },
  responses: {
    200: json(
      'A new token, and the trees; any tree without them',
      toJsonSchema(changedTrees) as JsonSchema
    )
  }
}

function objectOf<Field extends z.ZodType>(keys: string[], field: Field) {
  return z.object(Object.fromEntries(keys.map(key => [key, field])))
}

function json(description: string, schema: JsonSchema): ResponseConfig {
  return { description, content: { 'application/json': contentOf(schema) } }
}

// JSON Schema of the contract itself: its schemas transform what they read, which zod-openapi
// cannot describe.
function contentOf(schema: JsonSchema) {
  return { schema: schema as object }
}
