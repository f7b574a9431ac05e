import { processWide } from '#lib/process-wide.ts'

/** The scripts of a list, and what they import. */
export type ScriptsOfLists = { own: readonly string[]; shared: readonly string[] }

const none: ScriptsOfLists = { own: [], shared: [] }
const known = processWide('scripts of lists', () => ({ addresses: none }))

/** Sets them, before the first page is rendered. */
export function setScriptsOfLists(addresses: ScriptsOfLists): void {
  known.addresses = addresses
}

/** Their addresses: a list asks for all with its HTML. None in `npm run dev`, where modules are files. */
export const scriptsOfLists = (): ScriptsOfLists => known.addresses
