import type { PullResult } from '#snapshot/snapshot.ts'
import { assertTrees } from '#snapshot/wanted-trees.ts'
import type { CommandSettings } from '../command/settings.ts'
import { assertFilesFit } from '../hosts/fit-to-host.ts'
import { type Changes, changesBetween } from './changes.ts'
import { objectionsTo, openObjections, refusalOf } from './guard.ts'
import { compressFiles } from './compress-files.ts'
import { keepDays } from './keep-days.ts'
import { makerOf } from './maker.ts'
import { describeSite, type Known, type Publication, type SiteFacts } from './publication.ts'
import { readInputs } from './inputs.ts'
import { currentRelease, lastPublished } from './release-list.ts'
import { writeStoppedReport } from './report/write-report.ts'
import { isWhole, publishAgain, publishRelease, releasesOf, siteOf } from './releases.ts'
import { isUnchanged } from './reused-pages.ts'

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
export async function guardContent(facts: SiteFacts, settings: CommandSettings): Promise<void> {
  const before = lastPublished(releasesOf(settings.outDir))
  assertConfirmable(settings.confirmed, [before, facts])
  if (before === undefined) return
  // Before pages are rendered, all of them count as unchanged.
  const { release, files } = before
  const publication = { ...facts, release, files }
  await guard({ publication, comparison: compare(before, publication) }, settings)
}

/** @throws when a confirmed name is neither `site` nor a tree of these sites */
function assertConfirmable(
  confirmed: ReadonlySet<string>,
  sites: readonly (Pick<SiteFacts, 'trees'> | undefined)[]
): void {
  const trees = sites.flatMap(site => site?.trees.map(({ prefix }) => prefix) ?? [])
  assertTrees(confirmed, [...new Set([...trees, 'site'])])
}

/** Publishes the current release again if a build would make the same one; otherwise answers `undefined`. */
export async function publishUnchanged(
  facts: SiteFacts,
  { outDir, snapshotDir, tls }: Pick<CommandSettings, 'outDir' | 'snapshotDir' | 'tls'>
): Promise<Published | undefined> {
  const releases = releasesOf(outDir)
  const before = currentRelease(releases)
  if (!before || !isUnchanged(before, facts) || !(await isWhole(before, releases))) return undefined
  const publication = { ...before, ...facts }
  await publishAgain({ publication, snapshotDir }, { releases, outDir, tls })
  return { publication, comparison: compare(before, publication) }
}

// `host` is no optional one: a site that is published without it is not compared with the limits of its host.
type PublishSettings = Pick<CommandSettings, 'outDir' | 'isDemo' | 'confirmed' | 'host'> &
  Partial<Pick<CommandSettings, 'compressed' | 'snapshotDir' | 'tls'>>

/**
 * Publishes the site in `fresh`.
 * @throws when it differs much from the published one and nobody has confirmed it
 */
export async function publishSite(
  fresh: string,
  { facts, settings, ...known }: { facts: SiteFacts; settings: PublishSettings } & Known
): Promise<Published> {
  const { outDir, snapshotDir, compressed = [], tls, host } = settings
  const releases = releasesOf(outDir)
  const before = lastPublished(releases)
  assertConfirmable(settings.confirmed, [before, facts])
  const taken = known.earlier?.taken
  if (before?.source === facts.source)
    await keepDays(fresh, before, { site: siteOf(releases, before.release), taken })
  await compressFiles(fresh, compressed)
  const publication = await describeSite(fresh, facts, known)
  if (host) assertFilesFit(host, publication.files)
  const comparison = compare(before, publication)
  await guard({ publication, comparison }, settings, fresh)
  await publishRelease({ fresh, publication, taken, snapshotDir }, { releases, outDir, tls })
  return { publication, comparison }
}

/** Where the content of a build comes from. */
export function sourceOf({
  isDemo,
  bffProfile,
  bffUrl,
  contentEnv
}: Pick<CommandSettings, 'isDemo' | 'bffProfile' | 'bffUrl' | 'contentEnv'>): string {
  return `${isDemo ? `demo ${bffProfile}` : bffUrl} ${contentEnv}`
}

/** The facts of a site that are known after its pull. */
export function factsOf(
  { index, findings, pulled }: PullResult,
  settings: CommandSettings
): SiteFacts {
  const built = settings.trees ?? pulled
  return {
    publishedAt: index.pulledAt,
    source: sourceOf(settings),
    maker: makerOf(settings, index),
    trees: index.trees.map(({ prefix, productIds }) => ({ prefix, productIds })),
    inputs: readInputs(built, { ...settings, index }),
    built,
    findings
  }
}

function compare(before: Publication | undefined, after: Publication): Comparison | undefined {
  if (before?.source !== after.source) return undefined
  return { before, changes: changesBetween(before, after) }
}

/**
 * The demo is always published, because it has no visitors. `rendered`: the folder of the site, if its pages are rendered.
 * @throws one error with every objection that nobody confirmed, the flag that confirms them, and where the report is
 */
async function guard(
  published: Published,
  { outDir, isDemo, confirmed }: Pick<CommandSettings, 'outDir' | 'isDemo' | 'confirmed'>,
  rendered?: string
): Promise<void> {
  const { comparison } = published
  if (!comparison || isDemo) return
  const open = openObjections(objectionsTo(comparison.changes), confirmed)
  if (open.length === 0) return
  throw new Error(refusalOf(open, await writeStoppedReport(published, { outDir, open, rendered })))
}
