import { isPage, kindOf, type Publication } from '../publication.ts'
import { budgets, hasFinder, htmlLimit, scriptLimit } from './budgets.ts'
import {
  chunksOf,
  isAsked,
  linksOf,
  scriptsOf,
  type SiteFiles,
  styleSheetsOf,
  withImports
} from './linked-files.ts'
import { weigh } from './weigh.ts'

/** What the heaviest file of one sort weighs after brotli, and its limit. */
export type Size = { what: string; file: string; bytes: number; limit: number }

/** Candidates beyond these are surely lighter. */
const DRAWINGS = 5

/** The heaviest page, list, style, script and drawing of a site. Of each kind of page the longest one is weighed. */
export function heaviestOf(
  published: Publication['files'],
  read: (file: string) => string
): Size[] {
  const bytesOf = (file: string) => published[file]?.bytes ?? 0
  const byBytes = (one: string, other: string) => bytesOf(other) - bytesOf(one)
  const site: SiteFiles = { files: new Set(Object.keys(published)), read }
  // Pages of a preview for developers, `/_gallery`, have no limit.
  const visited = [...site.files].filter(file => isPage(file) && !file.startsWith('/_'))
  const kinds = Map.groupBy(visited, kindOf)
  const pages = [...kinds].map(([kind, files]) => pageOf(kind, files.toSorted(byBytes)[0], read))
  const partsOf = (file: string) => withImports([file], site).filter(isAsked)
  const drawings = [...site.files].filter(file => file.endsWith('.svg')).toSorted(byBytes)
  return [
    ...pages.map(({ kind, file, html }) => ({
      what: htmlLimit(kind) === budgets.page ? 'HTML of a page' : 'HTML of a long list',
      file,
      limit: htmlLimit(kind),
      contents: [html]
    })),
    ...pages.map(page => ({
      what: 'Style of a page',
      file: page.file,
      limit: budgets.css,
      contents: styleSheetsOf(page, site).map(read)
    })),
    ...pages.map(page => ({
      what: hasFinder(page.path) ? 'Script of a list with filters' : 'Script of a page',
      file: page.file,
      limit: scriptLimit(page.path),
      contents: scriptsOf(page, site).map(read)
    })),
    ...chunksOf(site).map(file => ({
      what: 'Script that is asked for',
      file,
      limit: budgets.chunk,
      contents: partsOf(file).map(read)
    })),
    ...drawings.slice(0, DRAWINGS).map(file => ({
      what: 'Drawing',
      file,
      limit: budgets.hero,
      contents: [read(file)]
    }))
  ]
    .map(({ contents, ...one }) => ({ ...one, bytes: weigh(contents, one.limit) }))
    .toSorted((one, other) => other.bytes - one.bytes)
    .filter(({ what }, at, all) => all.findIndex(other => other.what === what) === at)
    .toSorted((one, other) => other.bytes / other.limit - one.bytes / one.limit)
}

function pageOf(kind: string, file = '', read: SiteFiles['read']) {
  const html = read(file)
  return { kind, file, path: file.replace(/\.html$/, ''), html, links: linksOf(html) }
}
