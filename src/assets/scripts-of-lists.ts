import { processWide } from '#lib/process-wide.ts'

/** The scripts of a list, and what they import. */
export type ScriptsOfLists = { own: readonly string[]; shared: readonly string[] }

const none: ScriptsOfLists = { own: [], shared: [] }
const known = processWide('scripts of lists', () => ({ addresses: none }))

/** Sets the scripts, before the first page is rendered. */
export function setScriptsOfLists(addresses: ScriptsOfLists): void {
  known.addresses = addresses
}

/**
 * The addresses of these scripts, which a list preloads in its HTML. Empty in `npm run dev`, where modules are files.
 */
export const scriptsOfLists = (): ScriptsOfLists => known.addresses
