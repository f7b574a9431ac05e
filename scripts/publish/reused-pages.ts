import { existsSync } from 'node:fs'
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Publication, SiteFacts } from './publication.ts'
import { currentRelease, isWhole, releasesOf, siteOf } from './releases.ts'

/** Pages of the published release whose tree has not changed since: they need not be rendered again. */
export type ReusedPages = {
  /** Prefixes of the trees that did not change. */
  trees: ReadonlySet<string>
  /** The bytes of a page or file by its address; missing when its tree is to be rendered. */
  read: (address: string) => Promise<Buffer | undefined>
  /** Copies the pictures that the reused pages show into the site in `fresh`, where this build has not made them. */
  copyPictures: (fresh: string) => Promise<void>
}

export const noReusedPages: ReusedPages = {
  trees: new Set(),
  read: () => Promise.resolve(undefined),
  copyPictures: () => Promise.resolve()
}

type After = Pick<SiteFacts, 'source' | 'maker' | 'inputs'>

/** What a build of `after` can take over from the site that is published for `outDir`. */
export async function openReusedPages(outDir: string, after: After): Promise<ReusedPages> {
  const releases = releasesOf(outDir)
  const before = currentRelease(releases)
  const trees = unchangedTrees(before, after)
  // A damaged release is not built upon.
  if (!before || trees.size === 0 || !(await isWhole(before, releases))) return noReusedPages
  const site = siteOf(releases, before.release)
  const pictures = new Set<string>()
  return {
    trees,
    read: async address => {
      const file = fileOf(address, before)
      if (file === undefined || !trees.has(treeOf(address))) return undefined
      const body = await readFile(join(site, file))
      for (const [, picture = ''] of body.toString('latin1').matchAll(ASSET)) pictures.add(picture)
      return body
    },
    copyPictures: async fresh => {
      const missing = [...pictures].filter(
        picture => before.files[picture] && !existsSync(join(fresh, picture))
      )
      for (const picture of missing) await copyFile(join(site, picture), join(fresh, picture))
    }
  }
}

/** The trees that the published site shows as this build would: of the same code, settings and content. */
export function unchangedTrees(before: Publication | undefined, after: After): Set<string> {
  if (before?.maker !== after.maker || before.source !== after.source) return new Set()
  const { trees = {} } = after.inputs ?? {}
  return new Set(Object.keys(trees).filter(tree => before.inputs?.trees[tree] === trees[tree]))
}

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

const ASSET = /(\/_assets\/[\w.-]+)/g

const treeOf = (address: string): string => address.split('/')[1]?.replace(/\.html$/, '') ?? ''

function fileOf(address: string, { files }: Publication): string | undefined {
  const path = decodeURI(address)
  return [path, `${path}.html`].find(file => file in files)
}
