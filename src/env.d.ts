declare namespace App {
  type Locals = {
    /** The tree of the page, set by the middleware. */
    tree: import('./content/tree/build-tree.ts').Tree
    /** A tree of the gallery, which replaces the page's own. */
    fixtureTree?: import('./content/tree/build-tree.ts').Tree
  }
}

/** What Astro's integrations want to run before any component: in `npm run dev`, React's fast refresh. */
declare module 'astro:scripts/before-hydration.js'
