import { oncePer } from '#lib/once-per.ts'
import type { Finding } from '#snapshot/finding.ts'
import { isPage, type Publication, treeOfPath } from './publication.ts'

/** The changes of one tree, by the files of its pages. */
export type TreeChanges = {
  prefix: string
  added: string[]
  removed: string[]
  changed: string[]
  kept: string[]
  /** Ids of products that are no longer listed. */
  lostProducts: string[]
  /** The number of products published before. */
  products: number
}

/** How a site differs from the published one. */
export type Changes = {
  trees: TreeChanges[]
  /** Prefixes of published trees that the site no longer has. */
  vanished: string[]
  /** Findings that the published site did not have. */
  newFindings: Finding[]
  /** Whether other code or settings rendered the site; then a changed page does not mean changed content. */
  isOtherMaker: boolean
}

/** Compares two publications of one source. A tree that one of them did not render is left out. */
export function changesBetween(before: Publication, after: Publication): Changes {
  const prefixes = new Set(after.trees.map(({ prefix }) => prefix))
  const pages = pagesByTree(after.files)
  const earlierPages = pagesByTree(before.files)
  const inBoth = after.built.filter(prefix => before.built.includes(prefix))
  return {
    trees: inBoth.map(prefix => ({
      prefix,
      ...compareFiles(earlierPages.get(prefix), pages.get(prefix)),
      ...compareProducts(productsOf(before, prefix), productsOf(after, prefix))
    })),
    vanished: before.trees.map(({ prefix }) => prefix).filter(prefix => !prefixes.has(prefix)),
    newFindings: findingsSince(before.findings, after.findings),
    isOtherMaker: before.maker !== after.maker
  }
}

type Digests = ReadonlyMap<string, string>

/** The pages of a site by the first part of their path. A build compares the same files several times. */
const pagesByTree = oncePer((files: Publication['files']): ReadonlyMap<string, Digests> => {
  const pages = Object.entries(files).filter(([file]) => isPage(file))
  const byTree = Map.groupBy(pages, ([file]) => treeOfPath(file))
  return new Map(
    [...byTree].map(([prefix, own]) => [
      prefix,
      new Map(own.map(([file, { sha256 }]) => [file, sha256]))
    ])
  )
})

function compareFiles(before: Digests = new Map(), after: Digests = new Map()) {
  const both = [...after.keys()].filter(file => before.has(file))
  const [kept, changed] = partition(both, file => before.get(file) === after.get(file))
  return {
    added: [...after.keys()].filter(file => !before.has(file)),
    removed: [...before.keys()].filter(file => !after.has(file)),
    changed,
    kept
  }
}

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter(item => !test(item))]
}

function compareProducts(before: readonly string[], after: readonly string[]) {
  const now = new Set(after)
  return { products: before.length, lostProducts: before.filter(id => !now.has(id)) }
}

function productsOf({ trees }: Publication, wanted: string): string[] {
  return trees.find(({ prefix }) => prefix === wanted)?.productIds ?? []
}

function findingsSince(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const known = new Set(before.map(keyOf))
  return after.filter(finding => !known.has(keyOf(finding)))
}

/**
 * A finding is the same as long as its place is the same, whatever was received there. A text may contradict its table
 * in another way than before.
 */
function keyOf({ kind, tree, call, record, field, received }: Finding): string {
  const place = [kind, tree, call, record, field]
  return JSON.stringify(kind === 'contradiction' ? [...place, received] : place)
}
