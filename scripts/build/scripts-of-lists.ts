import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ScriptsOfLists } from '#assets/scripts-of-lists.ts'
import { withImports } from '../publish/sizes/linked-files.ts'

const ofLists = '{AddToCompare,CompareTray,ProductResults}.astro*.js'

/**
 * The scripts of a product list, and what they import. Without preloads, the imports would arrive one network round
 * trip after the other.
 */
export function findScriptsOfLists(site: string): ScriptsOfLists {
  const own = globSync(`_assets/${ofLists}`, { cwd: site }).map(file => `/${file}`)
  const read = (file: string) => readFileSync(join(site, file), 'utf8')
  return { own, shared: withImports(own, { read }).filter(file => !own.includes(file)) }
}
