import { hash } from 'node:crypto'
import { serialize } from 'node:v8'
import { oncePer } from '#lib/once-per.ts'
import type { Tree } from './build-tree.ts'
import { withoutOffers } from './same-elsewhere.ts'

/** Gives a page its tree, and what compares its view with the published one. */
export function giveTree(locals: App.Locals, tree: Tree, id: string | undefined): void {
  locals.tree = tree
  locals.view = viewOf => {
    const view = viewOf(tree, id)
    locals.tree = withoutProducts(tree)
    // Throws for a view with a function: two of them cannot be compared.
    locals.digest = hash('sha256', serialize(view)).slice(0, 24)
    return locals.digest === locals.published ? new Response(undefined, { status: 304 }) : view
  }
}

/** What components get: nothing that can change while the digests of the view and of the tree's shell do not. */
const withoutProducts = oncePer((tree: Tree): Tree =>
  Object.freeze({
    ...tree,
    index: withoutOffers(tree.index),
    catalogue: refuse,
    englishName: refuse
  })
)

function refuse(): never {
  throw new Error(
    'A component asks for products or their names after its page has got its view: give them to it by the view.'
  )
}
