import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Change } from '#contract/change.ts'
import { writeWhole } from '#lib/write-whole.ts'
import type { Finding } from './finding.ts'
import type { NamedAddress } from './addresses.ts'
import type { MirroredFiles } from './mirror.ts'
import type { SiteIndex, TreeCatalogue, TreeContent } from './snapshot.ts'
import type { TreeSummary } from './summary.ts'

/** The part of a snapshot that belongs to no single tree. */
export type SiteFiles = { index: SiteIndex; findings: Finding[]; files: MirroredFiles }

/** Adds findings about a snapshot that were made after its pull. */
export function addFindings(findings: readonly Finding[], dir: string): void {
  writeWhole(join(dir, 'findings.json'), JSON.stringify([...readFindings(dir), ...findings]))
}

export function indexFile(dir: string): string {
  return join(dir, 'index.json')
}

export function hasSnapshot(dir: string): boolean {
  return existsSync(indexFile(dir))
}

/** @throws when nothing has been pulled */
export function readIndex(dir: string): SiteIndex {
  return read(indexFile(dir), `No snapshot in ${dir}.`) as SiteIndex
}

export function readFindings(dir: string): Finding[] {
  return read(join(dir, 'findings.json'), `No snapshot in ${dir}.`) as Finding[]
}

export function readMirroredFiles(dir: string): MirroredFiles {
  return read(join(dir, 'files.json'), `No snapshot in ${dir}.`) as MirroredFiles
}

/** Whether a tree was pulled: a build may ask for some trees only. */
export function isPulled(prefix: string, dir: string): boolean {
  return existsSync(join(dir, prefix))
}

/** Whether a tree has all files of a pull by this version, so that another snapshot can take it over. */
export function isWhole(prefix: string, dir: string): boolean {
  return TREE_FILES.every(file => existsSync(join(dir, prefix, file)))
}

/** Whether the content of a tree is as its pull wrote it, where that noted it. */
export function isAsPulled(prefix: string, dir: string): boolean {
  if (!existsSync(join(dir, prefix, SUMMARY))) return true
  const { content, catalogue } = readSummary(prefix, dir)
  const digestOf = (file: string) => hash('sha256', readFileSync(join(dir, prefix, file)))
  return content === digestOf('content.json') && catalogue === digestOf('catalogue.json')
}

/** @throws when the tree was not pulled */
export function readContent(prefix: string, dir: string): TreeContent {
  return readOfTree(prefix, { dir, file: 'content.json' }) as TreeContent
}

/** @throws when the tree was not pulled */
export function readCatalogue(prefix: string, dir: string): TreeCatalogue {
  return readOfTree(prefix, { dir, file: 'catalogue.json' }) as TreeCatalogue
}

/** An address of a file as the content of a tree names it. */
export type FileAddress = Pick<NamedAddress, 'address' | 'kind'>

/** The files that a tree names; `undefined` if its pull did not note them. */
export function readAddresses(prefix: string, dir: string): FileAddress[] | undefined {
  const file = join(dir, prefix, ADDRESSES)
  return existsSync(file) ? (read(file, `No ${file}.`) as FileAddress[]) : undefined
}

/** @throws when the tree was not pulled */
export function readSummary(prefix: string, dir: string): TreeSummary {
  return readOfTree(prefix, { dir, file: SUMMARY }) as TreeSummary
}

export const ADDRESSES = 'addresses.json'
export const SUMMARY = 'summary.json'
/** The files of a tree in a snapshot. */
export const TREE_FILES = ['content.json', 'catalogue.json', SUMMARY, ADDRESSES]

/** What publications changed of a tree's products, the newest first; nothing before its first comparison. */
export function readChanges(prefix: string, dir: string): Change[] {
  const file = changesFile(prefix, dir)
  return existsSync(file) ? (read(file, `No ${file}.`) as Change[]) : []
}

export const changesFile = (prefix: string, dir: string) => join(dir, prefix, 'changes.json')

function readOfTree(prefix: string, { dir, file }: { dir: string; file: string }): unknown {
  return read(join(dir, prefix, file), `No snapshot for "${prefix}" in ${dir}.`)
}

function read(file: string, missing: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
    if (!isMissing)
      throw new Error(`${file} cannot be read. Run \`npm run pull\` to write it anew.`, { cause })
    const next = 'Run `npm run pull`, or `npm start` for the demo content.'
    throw new Error(`${missing} ${next}`, { cause })
  }
}
