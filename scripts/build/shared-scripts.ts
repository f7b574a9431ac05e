import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withImports } from '../publish/sizes/linked-files.ts'

const ofLists = '{AddToCompare,CompareTray,ProductResults}.astro*.js'

/** What the scripts of a list import: without being asked for, it comes one step of the network after the other. */
export function findSharedScripts(site: string): string[] {
  const scripts = globSync(`_assets/${ofLists}`, { cwd: site }).map(file => `/${file}`)
  const read = (file: string) => readFileSync(join(site, file), 'utf8')
  return withImports(scripts, { read }).filter(file => !scripts.includes(file))
}
