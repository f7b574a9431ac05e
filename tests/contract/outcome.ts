import type { DefaultCallName } from '#bff/built-in.ts'
import { fetchContent, type Source } from '#bff/calls.ts'
import { BffError } from '#bff/errors.ts'
import { fetchOrDefault } from '#bff/fallback.ts'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { pullBundle } from '#snapshot/pull-bundle.ts'
import { demoParameters } from './a-source.ts'

/** What the build shows for a call: its own content, the built-in content, or no site. */
export type Outcome = { became: 'content' | 'default' } | { became: 'stop'; message: string }

export async function outcomeOf(source: Source, name: EndpointName): Promise<Outcome> {
  try {
    return { became: await ask(source, name) }
  } catch (error) {
    if (error instanceof BffError) return { became: 'stop', message: error.message }
    throw error
  }
}

async function ask(source: Source, name: EndpointName): Promise<'content' | 'default'> {
  if (name === 'bundle') {
    const tree = { ...source.context, countryId: '32', env: 'prod' as const }
    const bundle = await pullBundle(source, tree, { isOwnLanguage: true })
    return Object.keys(bundle).length > 0 ? 'content' : 'default'
  }
  if (endpoints[name].onFailure === 'stop') {
    await fetchContent(source, name, demoParameters[name])
    return 'content'
  }
  const { lang } = await fetchOrDefault(source, name as DefaultCallName, demoParameters[name])
  return lang === undefined ? 'content' : 'default'
}
