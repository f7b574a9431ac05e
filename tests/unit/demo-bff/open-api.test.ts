import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { endpoints } from '#contract/endpoints.ts'
import { shapeText } from '#scripts/demo-bff/manual/shape-text.ts'
import { runningBff } from './running-bff.ts'

type Operation = {
  operationId: string
  summary: string
  parameters: { name: string; in: string; required: boolean }[]
  responses: Record<
    string,
    { content: { 'application/json': { schema: z.core.JSONSchema.JSONSchema } } }
  >
}
type Document = {
  openapi: string
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>
}

const { ask, askJson } = runningBff()
const readDocument = async () => (await askJson('/openapi.json')) as Document

describe('OpenAPI document', () => {
  test('has every call of the contract, and the three that are not in its table', async () => {
    const { openapi, paths } = await readDocument()
    const operations = Object.values(paths).flatMap(({ get, post }) =>
      [get ?? [], post ?? []].flat()
    )
    expect(openapi).toBe('3.1.0')
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      [...Object.keys(endpoints), 'contact', 'geo', 'changes'].sort()
    )
  })

  test('declares every parameter of a call', async () => {
    const { paths } = await readDocument()
    const parametersOf = (path: string) =>
      paths[path]?.get?.parameters.map(({ name, in: place, required }) => [place, name, required])
    for (const { path } of Object.values(endpoints)) {
      const [bare = '', query = ''] = path.split('?')
      const inPath = [...bare.matchAll(/\{(\w+)\}/g)].map(([, name]) => ['path', name, true])
      const inQuery = [...query.matchAll(/(\w+)=/g)].map(([, name]) => ['query', name, true])
      expect(parametersOf(bare)).toEqual(expect.arrayContaining([...inPath, ...inQuery]))
    }
  })

  test.each([
    '/blog',
    '/localProduct',
    '/webPlant',
    '/timeline',
    '/assets/countries.json',
    '/changes'
  ])('describes what %s answers', async path => {
    const { paths } = await readDocument()
    const json = paths[path]?.get?.responses['200']?.content['application/json'].schema ?? false
    const answer = (await askJson(path)) as { data?: unknown }
    expect(z.fromJSONSchema(json).safeParse(answer.data ?? answer).error).toBeUndefined()
  })
})

describe('page of the calls', () => {
  test('has every call, with links that work', async () => {
    const html = await (await ask('/')).text()
    for (const { path } of Object.values(endpoints)) {
      expect(html).toContain(`GET ${path.split('?')[0] ?? ''}</h2>`)
    }
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) =>
      link.replaceAll('&amp;', '&')
    )
    const statuses = await Promise.all(links.map(async link => [link, (await ask(link)).status]))
    expect(statuses).toEqual(links.map(link => [link, 200]))
  })
})

describe('shape of an answer', () => {
  test('reads as indented text', () => {
    const schema = z.array(z.object({ id: z.string(), tags: z.array(z.string()).optional() }))
    expect(shapeText(z.toJSONSchema(schema) as never)).toBe(
      'list of {\n  id: string\n  tags?: list of string\n}'
    )
  })
})
