import { type ContentOf, type Endpoint, type EndpointName, endpoints } from '#contract/endpoints.ts'
import { type DefaultName, defaultOf } from '#texts/defaults.ts'
import { readRecords } from './records.ts'
import type { RequestContext, Parameters } from './request.ts'

/** The calls that fall back to built-in content. */
export type DefaultCallName = DefaultName & EndpointName

/** Content, and the BCP 47 tag of its language when it is not the BFF's but built in. */
export type Answer<Content> = { content: Content; lang?: string }

/** The built-in content of a call. It goes through the contract like any other. */
export function builtIn<Name extends DefaultCallName>(
  name: Name,
  { lang }: RequestContext,
  { id, slug }: Parameters
): Required<Answer<ContentOf<Name>>> {
  const { shape, schema }: Endpoint = endpoints[name]
  const built = defaultOf(name, { lang, key: id ?? slug })
  const items = shape === 'list' ? ((built.content ?? []) as unknown[]) : [built.content]
  const { records } = readRecords(schema, items, { call: 'built in', tree: lang })
  return { content: (shape === 'list' ? records : records[0]) as ContentOf<Name>, lang: built.lang }
}
