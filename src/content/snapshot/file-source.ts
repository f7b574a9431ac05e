import { hash } from 'node:crypto'
import { extensionOf, keepsItsPath, nameFor, plainPathOf } from './file-path.ts'
import { type FileType, typesOf } from './file-types.ts'
import type { NamedAddress } from './addresses.ts'

/** Where a file comes from and where it goes. */
export type FileSource = {
  url: string
  /** Its path in the published site. */
  path: string
  type: FileType
  /** What follows the path in a link: the page of a document. */
  rest: string
  /** On another host than the asset host. */
  isForeign: boolean
}

type Named = Pick<NamedAddress, 'address' | 'kind'>

/** The file that an address names, or why the address is refused. */
export function sourceOf(
  { address, kind }: Named,
  assetsUrl: string
): FileSource | { failure: string } {
  // A full address of the asset host counts as a path on it.
  const own = address.startsWith(`${assetsUrl}/`) ? address.slice(assetsUrl.length) : address
  const isOwn = own.startsWith('/')
  const { pathname, search, hash: fragment, href } = new URL(own, 'http://localhost')
  const path = plainPathOf(isOwn ? own : pathname)
  if (path === undefined) return { failure: 'Such a path cannot be a file of the site.' }
  const types = typesOf[kind]
  const type = types.find(type => type === extensionOf(path))
  if (type === undefined) return { failure: `Its name must end in one of .${types.join(', .')}.` }
  const isForeign = !isOwn
  const url = isForeign ? href.slice(0, href.length - fragment.length) : assetsUrl + encoded(path)
  const keepsPath = isOwn && keepsItsPath(path)
  return {
    url,
    type,
    // The name comes from the path alone, so that it is the same for every asset host and for
    // caches.
    path: keepsPath ? path : nameFor(path, hash('sha256', isForeign ? url : path)),
    rest: isForeign ? '' : search + fragment,
    isForeign
  }
}

function encoded(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
