import { existsSync, globSync, readFileSync } from 'node:fs'
import { readSettings } from '#config/settings.ts'
import type { IndexedTree, TreeCatalogue, TreeContent } from '#snapshot/snapshot.ts'
import {
  readCatalogue as catalogueOf,
  readContent as contentOf,
  readIndex
} from '#snapshot/store.ts'
import { pageFacts, type PageFacts } from './page-facts.ts'

/** The built site that the tests check, and its snapshot. */
export const settings = readSettings(process.env)
export const { outDir: dist, snapshotDir } = settings

if (!existsSync(dist))
  throw new Error(`There is no site in ${dist} yet: \`npm run build\` makes one.`)

export const index = readIndex(snapshotDir)
/** The trees of this build. */
export const trees = index.trees.filter(({ prefix }) => settings.trees?.includes(prefix) ?? true)

export const files: ReadonlySet<string> = new Set(
  globSync('**/*', { cwd: dist, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => `${entry.parentPath}/${entry.name}`.slice(dist.length))
)

export const pagePaths = [...files]
  .filter(file => file.endsWith('.html'))
  .map(file => file.slice(0, -'.html'.length))

let pages: ReadonlyMap<string, PageFacts> | undefined

/** Every page of the site by its path, read once. */
function pagesByPath(): ReadonlyMap<string, PageFacts> {
  pages ??= new Map(
    pagePaths.map(path => [path, pageFacts(path, readFileSync(`${dist}${path}.html`, 'utf8'))])
  )
  return pages
}

export const readPages = (): PageFacts[] => [...pagesByPath().values()]
export const readPage = (path: string): PageFacts | undefined => pagesByPath().get(path)

/** The path on this site of a whole address. */
export const pathOfUrl = (url: string): string => url.slice(settings.siteUrl.length)

export function treeOfPath(path: string): IndexedTree | undefined {
  return trees.find(({ prefix }) => path === `/${prefix}` || path.startsWith(`/${prefix}/`))
}

export function readContent({ prefix }: IndexedTree): TreeContent {
  return contentOf(prefix, snapshotDir)
}

export function readCatalogue({ prefix }: IndexedTree): TreeCatalogue {
  return catalogueOf(prefix, snapshotDir)
}
