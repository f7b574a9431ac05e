import { hash } from 'node:crypto'
import { serialize } from 'node:v8'
import { oncePer } from '#lib/once-per.ts'
import type { Tree } from './build-tree.ts'
import { withoutOffers } from './same-elsewhere.ts'

/** Gives a page its tree, and the function that compares its view with the published one. */
export function giveTree(locals: App.Locals, tree: Tree, id: string | undefined): void {
  locals.tree = tree
  locals.view = viewOf => {
    const view = viewOf(tree, id)
    locals.tree = withoutProducts(tree)
    // `serialize` throws for a view with a function, because two functions cannot be compared.
    locals.digest = hash('sha256', serialize(view)).slice(0, 24)
    return locals.digest === locals.published ? new Response(undefined, { status: 304 }) : view
  }
}

/** The tree for components. It has only content that is part of the digest of the view or of the tree's shell. */
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
