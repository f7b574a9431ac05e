declare namespace App {
  type Locals = {
    /** The tree of the page, set by the middleware. */
    tree: import('./tree/build-tree.ts').Tree
  }
}
