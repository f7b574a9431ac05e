import type { PullResult } from '#snapshot/snapshot.ts'
import type { CommandSettings } from '../command/settings.ts'
import { type Changes, changesBetween } from './changes.ts'
import { assertConfirmed, objectionsTo } from './guard.ts'
import { makerOf } from './maker.ts'
import { describeSite, type Publication, type SiteFacts } from './publication.ts'
import { currentRelease, publishRelease, releasesOf } from './releases.ts'

export type Published = {
  publication: Publication
  /** The earlier publication and the differences; missing when there is none of this source. */
  comparison?: Comparison
}

export type Comparison = { before: Publication; changes: Changes }

/**
 * Checks the pulled content before any page is rendered.
 * @throws when it differs much from the published site and nobody has confirmed it
 */
export function guardContent(pulled: PullResult, settings: CommandSettings): void {
  const before = currentRelease(releasesOf(settings.outDir))
  if (before === undefined) return
  // Before pages are rendered, all of them count as unchanged.
  const { release, files } = before
  guard(compare(before, { ...factsOf(pulled, settings), release, files }), settings)
}

/**
 * Publishes the site in `fresh`.
 * @throws when it differs much from the published one and nobody has confirmed it
 */
export function publishSite(
  fresh: string,
  { pulled, settings }: { pulled: PullResult; settings: CommandSettings }
): Promise<Published> {
  return publishFresh(fresh, { facts: factsOf(pulled, settings), settings })
}

type PublishSettings = Pick<CommandSettings, 'outDir' | 'isDemo' | 'confirmed'>

/** Publishes a site whose description is already known. */
export async function publishFresh(
  fresh: string,
  { facts, settings }: { facts: SiteFacts; settings: PublishSettings }
): Promise<Published> {
  const { outDir } = settings
  const releases = releasesOf(outDir)
  const publication = await describeSite(fresh, facts)
  const comparison = compare(currentRelease(releases), publication)
  guard(comparison, settings)
  await publishRelease({ fresh, publication }, { releases, outDir })
  return { publication, comparison }
}

function factsOf({ index, findings, pulled }: PullResult, settings: CommandSettings): SiteFacts {
  const { bffUrl, bffProfile, contentEnv, isDemo, trees } = settings
  return {
    publishedAt: index.pulledAt,
    source: `${isDemo ? `demo ${bffProfile}` : bffUrl} ${contentEnv}`,
    maker: makerOf(settings),
    trees: index.trees.map(({ prefix, productIds }) => ({ prefix, productIds })),
    built: trees ?? pulled,
    findings
  }
}

function compare(before: Publication | undefined, after: Publication): Comparison | undefined {
  if (before?.source !== after.source) return undefined
  return { before, changes: changesBetween(before, after) }
}

/** The demo is always published, because it has no visitors. */
function guard(
  comparison: Comparison | undefined,
  { isDemo, confirmed }: Pick<CommandSettings, 'isDemo' | 'confirmed'>
): void {
  if (comparison && !isDemo) assertConfirmed(objectionsTo(comparison.changes), confirmed)
}
