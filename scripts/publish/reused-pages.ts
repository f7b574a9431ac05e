import { existsSync, linkSync, mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
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

/** Pages of the published release that need not be rendered again. */
export type ReusedPages = {
  /** Prefixes of the trees that did not change. */
  trees: ReadonlySet<string>
  /** Places the files of these trees, and the pictures that they name, into the site in `fresh`. */
  place: (fresh: string) => Promise<void>
  /** The digest of the view with which a page is published, if everything else on the page is unchanged. */
  publishedView?: (file: string) => string | undefined
  /** The pages with an unchanged view that this build has taken. */
  keptPages: readonly string[]
  /** Takes pages with an unchanged view into the site in `fresh`. */
  keep: (files: readonly string[], fresh: string) => void
  /** Takes a published file with this digest of its content; answers whether there is one. */
  keepSame: (file: string, digest: string, fresh: string) => boolean
  /** Takes files of the published site into the one in `fresh`. */
  take: (files: readonly string[], fresh: string) => void
  /** The published site, if anything of it can be taken. */
  earlier?: Earlier
  /** Takes these pictures, and those of kept pages. Answers those that the published site does not have. */
  takePictures: (names: readonly string[], fresh: string) => Promise<readonly string[]>
}

export const noReusedPages: ReusedPages = {
  trees: new Set(),
  place: () => Promise.resolve(),
  keptPages: [],
  keep: () => undefined,
  keepSame: () => false,
  take: () => undefined,
  takePictures: names => Promise.resolve(names)
}

type After = Pick<SiteFacts, 'source' | 'maker' | 'inputs'>

/** What a build of `after` can take from the published site of `outDir`. */
export async function openReusedPages(outDir: string, after: After): Promise<ReusedPages> {
  const releases = releasesOf(outDir)
  const before = currentRelease(releases)
  const trees = unchangedTrees(before, after)
  const shells = unchangedTrees(before, after, 'shells')
  // A damaged release is not used.
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
  const takeNew = (wanted: readonly string[], fresh: string) => {
    const missing = new Set(wanted.filter(file => file in files && !taken.has(file)))
    take(
      [...missing].filter(file => !existsSync(join(fresh, file))),
      fresh
    )
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
    place: async fresh => {
      // Compressed files are left out, because they are made again from their originals.
      const reused = Object.keys(files).filter(file => !COMPRESSED.test(file))
      for (const [tree, own] of Map.groupBy(reused, treeOfPath)) {
        if (!trees.has(tree)) continue
        take(own, fresh)
        takeNew(assets[tree] ?? [], fresh)
        // Threads that render wait for orders meanwhile.
        await setImmediate()
      }
    },
    takePictures: async (names, fresh) => {
      const ofPages = await pLimit(FILES_AT_ONCE).map(keptPages, async file =>
        assetsIn(await readFile(join(site, file)))
      )
      takeNew([...names.map(pathOf), ...ofPages.flat()], fresh)
      return names.filter(name => !(pathOf(name) in files))
    }
  }
}

/**
 * The trees that this build would render as they are published: with the same code, settings and content. `shells`:
 * with the same content except the products in views.
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

const pathOf = (name: string) => `/_assets/${name}`

const FILES_AT_ONCE = 32

const COMPRESSED = /\.(gz|br)$/

function linkAll(files: readonly string[], from: string, to: string): void {
  for (const folder of new Set(files.map(file => dirname(join(to, file)))))
    mkdirSync(folder, { recursive: true })
  for (const file of files) linkSync(join(from, file), join(to, file))
}
