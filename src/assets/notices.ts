import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Where the site has the licences of what it sends to browsers. */
const FILE = 'notices.txt'

/** Writes the licence of each package whose code or fonts browsers get. */
export const writeNotices: Plugin = {
  name: 'write-notices',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap(file =>
      file.type === 'chunk' ? file.moduleIds : []
    )
    const folders = new Set([...modules.flatMap(folderOf), ...fontFolders()])
    const notices = [...folders].toSorted().map(noticeOf)
    this.emitFile({ type: 'asset', fileName: FILE, source: notices.join(SEPARATOR) })
  }
}

const SEPARATOR = `\n${'-'.repeat(72)}\n\n`

/** The folder of the package that a module is in; none for a module of ours. */
function folderOf(module: string): string[] {
  const [, folder] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module) ?? []
  return folder === undefined || !existsSync(join(folder, 'package.json')) ? [] : [folder]
}

function fontFolders(): string[] {
  const { dependencies } = readPackage('.')
  const fonts = Object.keys(dependencies ?? {}).filter(name => name.startsWith('@fontsource'))
  return fonts.map(name => join(process.cwd(), 'node_modules', name))
}

type Package = {
  name: string
  version: string
  license: string
  dependencies?: Record<string, string>
}

/** @throws when a package has no text of its licence, because then it must not be distributed */
function noticeOf(folder: string): string {
  const { name, version, license } = readPackage(folder)
  const [file] = globSync('{LICENSE,LICENCE,license,licence,OFL}*', { cwd: folder }).toSorted()
  if (file === undefined)
    throw new Error(`${name} has no licence file in ${folder}, but browsers get a part of it.`)
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
}

function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package
}
