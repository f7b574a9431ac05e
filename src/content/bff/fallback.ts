import type { ContentOf } from '#contract/endpoints.ts'
import { type Answer, builtIn, type DefaultCallName } from './built-in.ts'
import { fetchContent, type Source } from './calls.ts'
import { BffError, PullEnded } from './errors.ts'
import { stoodIn } from './finding.ts'
import type { Parameters } from './request.ts'

/** The content of a call, or the built-in content when it failed. Only this function decides that. */
export async function fetchOrDefault<Name extends DefaultCallName>(
  source: Source,
  name: Name,
  parameters: Parameters = {}
): Promise<Answer<ContentOf<Name>>> {
  return withFallback<Answer<ContentOf<Name>>>(source, {
    ask: async () => ({ content: await fetchContent(source, name, parameters) }),
    fallback: () => builtIn(name, source.context, parameters)
  })
}

/**
 * The answer of `ask`, or of `fallback` with a finding when the call failed.
 * @throws when `FALLBACKS` forbids built-in content
 */
export async function withFallback<Value>(
  { fallbacks, report }: Source,
  { ask, fallback }: { ask: () => Promise<Value>; fallback: () => Value }
): Promise<Value> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof BffError) || error.cause instanceof PullEnded) throw error
    if (fallbacks === 'forbid') throw forbidden(error)
    report(stoodIn(error))
    return fallback()
  }
}

function forbidden(error: BffError): Error {
  const { call, tree } = error.asked
  const sentence = `FALLBACKS=forbid: the built-in content of "${call}" would stand in on tree ${tree}.`
  return new Error(`${sentence} ${error.message}`, { cause: error })
}
