import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ScriptsOfLists } from '#assets/scripts-of-lists.ts'
import { withImports } from '../publish/sizes/linked-files.ts'

const ofLists = '{AddToCompare,CompareTray,ProductResults}.astro*.js'

/** What the scripts of a list import comes, without being asked for, one step of the network after the other. */
export function findScriptsOfLists(site: string): ScriptsOfLists {
  const own = globSync(`_assets/${ofLists}`, { cwd: site }).map(file => `/${file}`)
  const read = (file: string) => readFileSync(join(site, file), 'utf8')
  return { own, shared: withImports(own, { read }).filter(file => !own.includes(file)) }
}
