import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page of a built site: its content, and the markup before and after it. */
export type Page = {
  path: string
  tree: string
  title: string
  before: string
  main: string
  after: string
}

/** Reads the pages of all trees of a built site, one after the other. */
export function* readPages(site: string): Generator<Page> {
  for (const path of globSync('**/*.html', { cwd: site }).toSorted()) {
    const html = readFileSync(join(site, path), 'utf8')
    const start = html.indexOf('<main')
    const end = html.lastIndexOf('</main>')
    const [, tree] = /^([^/]+)(?:\/|\.html$)/.exec(path) ?? []
    if (start < 0 || end < 0 || tree === undefined) continue
    const title = /<title>([^<]*)/.exec(html)?.[1] ?? path
    const [before, main, after] = [html.slice(0, start), html.slice(start, end), html.slice(end)]
    yield { path, tree, title, before, main, after }
  }
}
