import { hash } from 'node:crypto'
import { readdirSync, type Stats, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { REPORT_PATH } from '#routes/headers.ts'
import type { Finding } from '#snapshot/finding.ts'
import type { Inputs } from './inputs.ts'

/** `view`: the digest of the products that a page shows, or of the content of a sitemap, if it is known. */
export type PublishedFile = { sha256: string; bytes: number; view?: string }

/** One tree of a publication: the ids of its pages. */
export type PublishedTree = { prefix: string; productIds: string[] }

/** The description of a published site, which is enough to compare it without opening its files. */
export type Publication = {
  /** The name of its release: the beginning of the digest of all its files. */
  release: string
  /** ISO 8601. */
  publishedAt: string
  /** The source of its content. Only publications of one source are compared. */
  source: string
  /** The digest of the code and the settings that rendered it: another one may change every page. */
  maker: string
  /** The digests of the content that rendered it; missing in releases of earlier versions. */
  inputs?: Inputs
  /** All trees of the site. */
  trees: PublishedTree[]
  /** Prefixes of the trees that this build rendered; the other trees have no files. */
  built: string[]
  /** By path, `/br/product/4102.html`. */
  files: Record<string, PublishedFile>
  findings: Finding[]
  /** By tree: the files in `/_assets` that its pages and feeds name; missing in releases of earlier versions. */
  assets?: Record<string, string[]>
  /** Prefixes of the trees without an earlier publication to compare: their feeds of changes begin with this one. */
  begun?: string[]
}

/** The facts of a site that are known before its files are read. */
export type SiteFacts = Omit<Publication, 'release' | 'files' | 'assets'>

/**
 * A published site, unchanged since its publication. `assets`: of the trees whose files need not be read. `taken`: the
 * files of the new site that are links to files of this one.
 */
export type Earlier = {
  site: string
  files: Publication['files']
  assets: Record<string, string[]>
  taken: ReadonlySet<string>
}

/** The facts of a built site that are known without reading it. */
export type Known = { earlier?: Earlier; views?: ReadonlyMap<string, string> }

/**
 * Describes a built site. Files of unchanged trees that are taken from `earlier` need not be read. `views`: the digests of
 * views, by file.
 */
export async function describeSite(
  site: string,
  facts: SiteFacts,
  { earlier, views }: Known = {}
): Promise<Publication> {
  const named = new Map(facts.built.map(prefix => [prefix, new Set(earlier?.assets[prefix])]))
  const files = await digestFiles(site, {
    known: path => {
      const tree = treeOfPath(path)
      const isToRead = named.has(tree) && !earlier?.assets[tree]
      return earlier?.taken.has(path) && !isToRead ? earlier.files[path] : undefined
    },
    read: (path, content) => {
      const assets = named.get(treeOfPath(path))
      if (assets) for (const asset of assetsIn(content)) assets.add(asset)
    }
  })
  for (const [path, view] of views ?? []) {
    const file = files[path]
    if (file) files[path] = { ...file, view }
  }
  const assets = Object.fromEntries([...named].map(([tree, own]) => [tree, [...own].toSorted()]))
  return { release: releaseOf(files), ...facts, assets, files }
}

const ASSET = /\/_assets\/[\w.-]+/g

/** The files in `/_assets` that a file names. */
export const assetsIn = (content: Buffer): string[] => content.toString('latin1').match(ASSET) ?? []

/** Because reading ten thousand files one after the other takes longer. */
const FILES_AT_ONCE = 16

/**
 * The report of a preview. It is written into the release after the release was described, so it is not one of its
 * files.
 */
export const REPORT_FILE = `${REPORT_PATH}.html`

export type Reading = {
  /** The description of a file that need not be read. */
  known?: (path: string, stats: () => Stats) => PublishedFile | undefined
  /** Called with each file that is read. */
  read?: (path: string, content: Buffer) => void
}

/** The files of a folder by their path in it, without the report. */
export async function digestFiles(
  site: string,
  { known, read }: Reading = {}
): Promise<Record<string, PublishedFile>> {
  const paths = pathsIn(site)
    .filter(path => path !== REPORT_FILE)
    .toSorted()
  const files = new Map(paths.map(path => [path, known?.(path, () => statSync(site + path))]))
  const unknown = paths.filter(path => !files.get(path))
  await pLimit(FILES_AT_ONCE).map(unknown, async path => {
    const content = await readFile(join(site, path))
    read?.(path, content)
    files.set(path, { sha256: hash('sha256', content), bytes: content.length })
  })
  return Object.fromEntries(files) as Record<string, PublishedFile>
}

/** The files of a folder by their path in it, `/br/news.html`. */
export function pathsIn(site: string, folder = ''): string[] {
  return readdirSync(site + folder, { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return pathsIn(site, path)
    return entry.isFile() ? [path] : []
  })
}

const RELEASE_LETTERS = 12

function releaseOf(files: Publication['files']): string {
  const lines = Object.entries(files).map(([path, { sha256 }]) => `${sha256} ${path}`)
  return hash('sha256', lines.join('\n')).slice(0, RELEASE_LETTERS)
}

const SUFFIX = '.html'

export const isPage = (file: string): boolean => file.endsWith(SUFFIX)

/** The kind of a page, by its path below the tree: `product` of `/br/product/4102.html`, `home` of `/br.html`. */
export function kindOf(file: string): string {
  return file.split('/')[2]?.replace(/\.html$/, '') ?? 'home'
}

/** The first part of a path: the tree of `/br/news.html` and `/br.html`. */
export function treeOfPath(path: string): string {
  const end = path.indexOf('/', 1)
  return end < 0 ? path.slice(1).replace(/\.[a-z]+$/, '') : path.slice(1, end)
}
