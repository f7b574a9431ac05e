import { readdirSync } from 'node:fs'
import { basename, extname } from 'node:path'

/** The address of the page to begin with: the global home, or that of a tree which a build of some trees has. */
export function homeOf(site: string): string {
  const homes = readdirSync(site)
    .filter(name => extname(name) === '.html' && /^[a-z]/.test(name))
    .map(name => `/${basename(name, '.html')}`)
    .toSorted()
  return homes.find(home => home === '/gl') ?? homes[0] ?? '/'
}
