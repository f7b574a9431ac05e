declare namespace App {
  type Tree = import('./content/tree/build-tree.ts').Tree

  type Locals = {
    /** The tree of the page, set by the middleware. */
    tree: Tree
    /** A tree of the gallery, which replaces the page's own. */
    fixtureTree?: Tree
    /**
     * What the page shows; a response without content, to be returned, where the page is published with the same view.
     * Afterwards `tree` has no products.
     */
    view: <View>(viewOf: (tree: Tree, id: string | undefined) => View) => View | Response
    /** The digest of the view. */
    digest?: string
    /** The digest of the view with which the page is published, where nothing else that it shows has changed. */
    published?: string
  }
}

/** What Astro's integrations want to run before any component: in `npm run dev`, React's fast refresh. */
declare module 'astro:scripts/before-hydration.js'
