import { existsSync, linkSync, mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import {
  assetsIn,
  type Earlier,
  type Publication,
  type SiteFacts,
  treeOfPath
} from './publication.ts'
import { currentRelease } from './release-list.ts'
import { isWhole, releasesOf, siteOf } from './releases.ts'

/** Pages of the published release whose tree has not changed since: they need not be rendered again. */
export type ReusedPages = {
  /** Prefixes of the trees that did not change. */
  trees: ReadonlySet<string>
  /** Places the files of these trees into the site in `fresh`. */
  place: (fresh: string) => void
  /** The digest of the view that a page is published with, where all else that it shows is as it was. */
  publishedView?: (file: string) => string | undefined
  /** The files of such pages that this build has placed. */
  keptPages: readonly string[]
  /** Places pages into the site in `fresh` whose view has not changed. */
  keep: (files: readonly string[], fresh: string) => void
  /** Places a file that is published with this digest of what it shows; answers whether there is one. */
  keepSame: (file: string, digest: string, fresh: string) => boolean
  /** Places files of the published site into the one in `fresh`. */
  take: (files: readonly string[], fresh: string) => void
  /** The published site, where there is something to take over. */
  earlier?: Earlier
  /** Places the pictures that the reused pages show, where this build has not made them. */
  placePictures: (fresh: string) => Promise<void>
}

export const noReusedPages: ReusedPages = {
  trees: new Set(),
  place: () => undefined,
  keptPages: [],
  keep: () => undefined,
  keepSame: () => false,
  take: () => undefined,
  placePictures: () => Promise.resolve()
}

type After = Pick<SiteFacts, 'source' | 'maker' | 'inputs'>

/** What a build of `after` can take over from the site that is published for `outDir`. */
export async function openReusedPages(outDir: string, after: After): Promise<ReusedPages> {
  const releases = releasesOf(outDir)
  const before = currentRelease(releases)
  const trees = unchangedTrees(before, after)
  const shells = unchangedTrees(before, after, 'shells')
  // A damaged release is not built upon.
  if (!before || trees.size + shells.size === 0 || !(await isWhole(before, releases)))
    return noReusedPages
  const { release, files, assets = {} } = before
  const site = siteOf(releases, release)
  const keptPages: string[] = []
  const taken = new Set<string>()
  const take = (wanted: readonly string[], fresh: string) => {
    linkAll(wanted, site, fresh)
    for (const file of wanted) taken.add(file)
  }
  return {
    trees,
    earlier: { site, files, assets: pick(assets, trees), taken },
    publishedView: file => (shells.has(treeOfPath(file)) ? files[file]?.view : undefined),
    keptPages,
    keepSame: (file, digest, fresh) => {
      if (files[file]?.view !== digest) return false
      take([file], fresh)
      return true
    },
    take,
    keep: (wanted, fresh) => {
      keptPages.push(...wanted)
      take(wanted, fresh)
    },
    place: fresh => {
      const reused = Object.keys(files).filter(file => trees.has(treeOfPath(file)))
      // Files are compressed anew beside those that they are made of.
      take(
        reused.filter(file => !COMPRESSED.test(file)),
        fresh
      )
    },
    placePictures: async fresh => {
      const ofPages = await pLimit(FILES_AT_ONCE).map(keptPages, async file =>
        assetsIn(await readFile(join(site, file)))
      )
      const shown = new Set([...[...trees].flatMap(tree => assets[tree] ?? []), ...ofPages.flat()])
      const missing = [...shown].filter(file => file in files && !existsSync(join(fresh, file)))
      take(missing, fresh)
    }
  }
}

/**
 * The trees that the published site shows as this build would: of the same code, settings and content. `shells`: but for
 * what their pages show of products.
 */
export function unchangedTrees(
  before: Publication | undefined,
  after: After,
  part: 'trees' | 'shells' = 'trees'
): Set<string> {
  if (before?.maker !== after.maker || before.source !== after.source) return new Set()
  const { inputs, assets } = before
  const now = after.inputs?.[part] ?? {}
  return new Set(
    Object.keys(now).filter(tree => assets?.[tree] && inputs?.[part]?.[tree] === now[tree])
  )
}

const pick = <Value>(values: Record<string, Value>, keys: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => keys.has(key)))

/** Whether a build would publish the same site again. */
export function isUnchanged(before: Publication | undefined, after: SiteFacts): boolean {
  return (
    before !== undefined &&
    after.inputs !== undefined &&
    before.inputs?.site === after.inputs.site &&
    before.built.join() === after.built.join() &&
    unchangedTrees(before, after).size === after.built.length
  )
}

const FILES_AT_ONCE = 32

const COMPRESSED = /\.(gz|br)$/

function linkAll(files: readonly string[], from: string, to: string): void {
  for (const folder of new Set(files.map(file => dirname(join(to, file)))))
    mkdirSync(folder, { recursive: true })
  for (const file of files) linkSync(join(from, file), join(to, file))
}
