import { createClient } from '#bff/client.ts'
import { BffError } from '#bff/errors.ts'
import { headersOf } from '#bff/request.ts'
import { CHANGES_PATH, type ChangedTrees, changedTrees } from '#contract/changed-trees.ts'
import { siteContext } from './pull-countries.ts'
import type { PullSettings } from './pull-or-keep.ts'

type Options = { since?: string; log: (message: string) => void }

/**
 * What has changed since a token, according to the BFF; `undefined` if it does not offer `/changes`, or its answer
 * cannot be used.
 */
export async function askChanges(
  { bffUrl, timeoutMs }: Pick<PullSettings, 'bffUrl' | 'timeoutMs'>,
  { since, log }: Options
): Promise<ChangedTrees | undefined> {
  const client = createClient({ timeoutMs, log })
  const query = since === undefined ? '' : `?since=${encodeURIComponent(since)}`
  const call = `GET ${CHANGES_PATH}`
  try {
    const { content } = await client.get({
      call,
      pattern: CHANGES_PATH,
      tree: siteContext.prefix,
      url: bffUrl + CHANGES_PATH + query,
      headers: headersOf(siteContext)
    })
    return changedTrees.parse(content)
  } catch (error) {
    const isOffered = !(error instanceof BffError && error.status === 404)
    const why = error instanceof Error ? error.message : String(error)
    if (isOffered) log(`${call} cannot be used, so every tree is asked for: ${why}`)
    return undefined
  }
}
