import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import pLimit from 'p-limit'
import { REPORT_PATH } from '#routes/headers.ts'
import type { Finding } from '#snapshot/finding.ts'
import type { Inputs } from './inputs.ts'

export type PublishedFile = { sha256: string; bytes: number }

/** One tree of a publication: the ids of its pages. */
export type PublishedTree = { prefix: string; productIds: string[] }

/** What is known of a published site without opening its files. */
export type Publication = {
  /** The name of its release: the beginning of the digest of all its files. */
  release: string
  /** ISO 8601. */
  publishedAt: string
  /** The source of its content. Only publications of one source are compared. */
  source: string
  /** The digest of the code and the settings that rendered it: another one may change every page. */
  maker: string
  /** The digests of the content that rendered it; missing in releases of versions that did not note them. */
  inputs?: Inputs
  /** All trees of the site. */
  trees: PublishedTree[]
  /** Prefixes of the trees that this build rendered; the other trees have no files. */
  built: string[]
  /** By path, `/br/product/4102.html`. */
  files: Record<string, PublishedFile>
  findings: Finding[]
}

/** What is known of a site before its files are read. */
export type SiteFacts = Omit<Publication, 'release' | 'files'>

/** Describes a built site. */
export async function describeSite(site: string, facts: SiteFacts): Promise<Publication> {
  const files = await digestFiles(site)
  return { release: releaseOf(files), ...facts, files }
}

const FILES_AT_ONCE = 16

/** The report on a preview, which is written into its release after that is described. */
export const REPORT_FILE = `${REPORT_PATH}.html`

/** The files of a folder by their path in it, without the report. */
export async function digestFiles(site: string): Promise<Record<string, PublishedFile>> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile())
    .map(entry => `/${relative(site, join(entry.parentPath, entry.name))}`)
    .filter(path => path !== REPORT_FILE)
    .toSorted()
  const digested = await pLimit(FILES_AT_ONCE).map(paths, async path => {
    const content = await readFile(join(site, path))
    return [path, { sha256: hash('sha256', content), bytes: content.length }] as const
  })
  return Object.fromEntries(digested)
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

/** The tree of a file; `site` for files of all trees. */
export function treeOfFile(file: string, prefixes: ReadonlySet<string>): string {
  const [, first = ''] = file.split('/')
  const prefix = first.replace(/\.[a-z]+$/, '')
  return prefixes.has(prefix) ? prefix : 'site'
}
