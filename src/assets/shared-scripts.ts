import { processWide } from '#lib/process-wide.ts'

const known = processWide('shared scripts', () => ({ addresses: [] as readonly string[] }))

/** Sets, before the first page is rendered, what the scripts of a list import. */
export function setSharedScripts(addresses: readonly string[]): void {
  known.addresses = addresses
}

/** Their addresses: a list asks for them with its HTML. None in `npm run dev`, where modules are files. */
export const sharedScripts = (): readonly string[] => known.addresses
