import { globSync } from 'node:fs'

/** The address of the page to begin with: the global home, or that of a tree which a build of some trees has. */
export function homeOf(site: string): string {
  const homes = globSync('[a-z]*.html', { cwd: site })
    .map(name => `/${name.replace(/\.html$/, '')}`)
    .toSorted()
  return homes.find(home => home === '/gl') ?? homes[0] ?? '/'
}
