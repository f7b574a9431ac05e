declare namespace App {
  type Locals = {
    /** The tree of the page, set by the middleware. */
    tree: import('./content/tree/build-tree.ts').Tree
    /** The tree that the gallery shows a page in, in place of the page's own. */
    world?: import('./content/tree/build-tree.ts').Tree
  }
}
