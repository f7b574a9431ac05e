import { extname } from 'node:path'
import { type NamedAddress, replaceAddresses } from './addresses.ts'
import type { Finding } from './finding.ts'
import type { Mirror } from './mirror.ts'
import type { Snapshot } from './snapshot.ts'

/** Points every file of the asset host that a snapshot names to where the public finds it. */
export function linkFilesAt(base: string, snapshot: Snapshot): void {
  forEachFile(snapshot, address => base + address)
}

/** Fetches every file that a snapshot names into the mirror, and takes out the links to those that are missing. */
export async function mirrorFiles(mirror: Mirror, snapshot: Snapshot): Promise<Finding[]> {
  const named = new Set<string>()
  forEachFile(snapshot, address => (named.add(address), address))

  const failures = new Map<string, string>()
  await Promise.all(
    [...named].map(async address => {
      const failure = await mirror.fetch(address)
      if (failure !== undefined) failures.set(address, failure)
    })
  )
  if (failures.size > 0)
    forEachFile(snapshot, address => (failures.has(address) ? undefined : address))

  const tree = snapshot.content.tree.prefix
  return [...failures].map(([address, failure]) => ({
    kind: 'file',
    tree,
    call: `GET ${address}`,
    message: `${address} (tree ${tree}) cannot be mirrored, so its link was left out: ${failure}`
  }))
}

function forEachFile(snapshot: Snapshot, replace: (address: string) => string | undefined): void {
  replaceAddresses(snapshot, named => (isFile(named) ? replace(named.address) : named.address))
}

/** A path in a URL field is a file of the asset host; in rich text one without an extension is a link to a page. */
function isFile({ address, kind }: NamedAddress): boolean {
  if (!address.startsWith('/')) return false
  return kind !== 'textLink' || extname(new URL(address, 'http://localhost').pathname) !== ''
}
