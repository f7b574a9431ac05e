import { filmOf } from '#lib/film.ts'
import { type NamedAddress, replaceAddresses } from './addresses.ts'
import { extensionOf } from './file-path.ts'
import { sourceOf } from './file-source.ts'
import type { Finding } from './finding.ts'
import type { Mirror, MirroredFiles, Published } from './mirror.ts'
import type { Snapshot } from './snapshot.ts'

export type Publish = (named: Pick<NamedAddress, 'address' | 'kind'>) => Promise<Published>

/** Links files of the asset host at its public address, and mirrors those of other hosts. */
export function linkedAt(base: string, mirror: Pick<Mirror, 'publish'>): Publish {
  return async named => {
    const source = sourceOf(named, base)
    if ('failure' in source) return source
    return source.isForeign ? mirror.publish(named) : { address: source.url + source.rest }
  }
}

/**
 * Points each file address of a snapshot to the published file, and removes links to files that are not published.
 */
export async function publishFiles(publish: Publish, snapshot: Snapshot): Promise<Finding[]> {
  const named = new Map<string, NamedAddress>()
  replaceAddresses(snapshot, one => {
    if (isFile(one) && !named.has(keyOf(one))) named.set(keyOf(one), one)
    return one.address
  })
  const answers = new Map<string, Published>()
  await Promise.all([...named].map(async ([key, one]) => answers.set(key, await publish(one))))
  const findings: Finding[] = []
  const { prefix: tree } = snapshot.content.tree
  replaceAddresses(snapshot, one => {
    const answer = answers.get(keyOf(one))
    if (answer === undefined) return one.address
    if ('address' in answer) return answer.address
    findings.push(unpublished(one, { tree, failure: answer.failure }))
    return undefined
  })
  return findings
}

/** Adds to each document what is known of its file; of a file on another host, nothing is. */
export function describeDocuments({ catalogue }: Snapshot, files: MirroredFiles): void {
  for (const document of catalogue.products.flatMap(({ documents }) => documents)) {
    const { sha256, modified } = files[document.url.split(/[?#]/)[0] ?? ''] ?? {}
    Object.assign(document, { sha256, modified })
  }
}

function keyOf({ address, kind }: NamedAddress): string {
  return `${kind} ${address}`
}

/**
 * Whether an address names a file. What a page loads is one, unless the player of a film's host loads it; what a
 * visitor follows is one if it is a path. In rich text, a path without an extension leads to a page.
 */
function isFile({ address, kind }: NamedAddress): boolean {
  if (kind === 'film') return filmOf(address)?.kind !== 'player'
  if (kind === 'picture' || kind === 'media') return true
  if (!address.startsWith('/')) return false
  return kind === 'link' || extensionOf(address.split(/[?#]/)[0] ?? '') !== ''
}

const LONGEST_SHOWN = 200

function unpublished(
  { address, call, record, field }: NamedAddress,
  { tree, failure }: { tree: string; failure: string }
): Finding {
  const received = address.length > LONGEST_SHOWN ? `${address.slice(0, LONGEST_SHOWN)}…` : address
  return {
    kind: 'file',
    tree,
    call,
    record,
    field,
    expected: 'a file that can be published',
    received,
    message: `${call} (tree ${tree}): record ${record} was kept without a file: ${field} names ${received}: ${failure}`
  }
}
