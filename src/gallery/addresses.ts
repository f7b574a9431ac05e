import { MAX_COMPARED } from '#config/constants.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Link } from '#views/site/link.ts'
import { localized } from './examples.ts'

/** Addresses in the gallery that show the states of components that follow the page's address. */
export function addresses(tree: Tree): Link[] {
  const { products } = tree.catalogue()
  const ids = products.map(({ id }) => id)
  const name = products[0]?.name ?? ''
  return [
    link('Nothing asked', '', []),
    link('Something found, as many compared as there may be', name, ids.slice(0, MAX_COMPARED)),
    link('Nothing found, one compared', 'qqq', ids.slice(0, 1)),
    link('A word misspelt, too many and unknown ones compared', `${name}h`, [
      ...ids.slice(0, MAX_COMPARED + 1),
      'none'
    ])
  ]
}

function link(words: string, q: string, ids: string[]): Link {
  const query = new URLSearchParams({ q, ids: ids.join() })
  return { words: localized(words), href: `/_gallery?${query.toString()}` }
}
