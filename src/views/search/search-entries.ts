import { fill } from '#lib/fill.ts'
import { printFact } from '#lib/print-fact.ts'
import type { Entry } from '#browser/search/index/entry.ts'
import { idOf } from '#browser/search/index/entry-id.ts'
import { MIXED } from '#browser/search/query/redundant-parts.ts'
import { english } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { NamedKind } from '#tree/english-names.ts'
import type { ListedFor } from '#tree/listed-for.ts'
import type { Crop, Problematic, Product } from '#tree/product.ts'
import { namesElsewhere } from '#tree/same-elsewhere.ts'
import { listInLine } from '#views/text/list-text.ts'
import { productsByFamily } from '#views/finder/families.ts'
import { listHref } from '#views/finder/list-address.ts'
import { problemKind } from '#views/product/problem-kind.ts'
import { findsBeyondGroups } from '#views/product/resistance.ts'
import { classesOf, modesOf, documentWord } from './names.ts'
import { timingsOf } from './timings.ts'
import { entry } from './search-entry.ts'
import { toxicityWords } from './toxicity-classes.ts'
import { textEntries } from './text-entries.ts'

/** Everything that a tree's search finds: pages of this tree, by names in its language and in English. */
export function searchEntries(tree: Tree): Entry[] {
  const { products, crops, problematics } = tree.catalogue()
  const isBeyondGroups = findsBeyondGroups(products)
  return [
    ...familyEntries(tree),
    ...products.map(product => productEntry(tree, product, isBeyondGroups(product))),
    ...crops.map(crop => subjectEntry(tree, 'crop', crop)),
    ...problematics.map(problem => subjectEntry(tree, 'problem', problem)),
    ...textEntries(tree)
  ]
}

function productEntry(tree: Tree, product: Product, isBeyondGroups: boolean): Entry {
  const { id, href, name, composition, activeIngredients, crops, problematics, family } = product
  const { registrationNumber, formulations, toxicologicalClass } = product
  const text = (named: readonly { name: string }[]) =>
    listInLine(
      tree,
      named.map(({ name }) => name)
    )
  const ingredients = composition ? printFact(composition, tree.dir) : text(activeIngredients)
  const others = [
    ...namesElsewhere(tree.prefix, id, tree.index),
    registrationNumber,
    registrationNumber?.replace(/[^\p{L}\p{N}]/gu, ''),
    ...formulations.flatMap(({ id, name }) => [id, name]),
    toxicologicalClass?.description,
    ...(toxicologicalClass ? toxicityWords(toxicologicalClass) : []),
    ...otherNames(tree, 'family', [family]),
    family.name,
    ...activeIngredients.map(({ name }) => name),
    ...otherNames(tree, 'ingredient', activeIngredients),
    ...activeIngredients.flatMap(({ id, name }) => {
      const english = tree.englishName('ingredient', id) ?? name
      return [...classesOf(english, tree.lang), ...modesOf(english, tree.lang)]
    }),
    ...usedAs(tree, product),
    ...timingsOf(product.doses),
    ...product.documents.flatMap(({ kind }) => documentWord[kind] ?? []),
    ...otherNames(tree, 'crop', crops),
    ...otherNames(tree, 'problem', problematics),
    ...problematics.flatMap(problem => kindNames(tree, problem))
  ]
  return entry('product', id, {
    title: name,
    path: href,
    line: [ingredients, text(problematics), text(crops)].filter(part => part !== '').join(' · '),
    names: others,
    groups: isBeyondGroups ? [] : groupNames(tree, product),
    family: family.id,
    uses: usesOf(product)
  })
}

/** What a product is used as, in a family of products of several kinds. */
function usedAs(tree: Tree, { family, problematics }: Product): string[] {
  const begin = MIXED[tree.englishName('family', family.id) ?? family.name]
  if (begin === undefined) return []
  return problematics.flatMap(({ kind = '' }) => (kinds[kind] ? begin + kinds[kind] : []))
}

const kinds: Partial<Record<string, string>> = {
  disease: 'fungicides',
  insect: 'insecticides',
  mite: 'insecticides',
  nematode: 'nematicides'
}

function usesOf({ doses }: Product): Entry['uses'] {
  if (doses.length === 0) return undefined
  const byCrop = Map.groupBy(doses, ({ crop }) => idOf('crop', crop.id))
  return Object.fromEntries(
    [...byCrop].map(([crop, doses]) => [
      crop,
      [...new Set(doses.map(({ problematic }) => idOf('problem', problematic.id)))]
    ])
  )
}

/** `Grupo HRAC 9` and `HRAC group 9`. */
function groupNames(tree: Tree, { resistanceGroups }: Product): string[] | undefined {
  if (resistanceGroups.length === 0) return undefined
  const names = resistanceGroups.flatMap(({ scheme, code }) => [
    `${tree.t('product.schemeGroup', { scheme })} ${code}`,
    `${fill(inEnglish, { scheme })} ${code}`
  ])
  return [...new Set(names)]
}

const inEnglish = { forms: english.product.schemeGroup, locale: 'en' }

/** Families with products, as sections of the product list. A search for weeds finds the family of herbicides. */
function familyEntries(tree: Tree): Entry[] {
  const byKind = [...Map.groupBy(tree.catalogue().problematics, problemKind).values()]
  return productsByFamily(tree)
    .filter(({ id, name }) => name !== id)
    .map(({ id, name, products }) => {
      const families = products.slice(0, 1).map(({ family }) => family)
      const against = byKind.filter(problems => mainFamily(problems.flatMap(productsOf)) === id)
      return entry('family', id, {
        title: name,
        path: listHref(tree, 'family', id),
        count: countText(tree, products),
        names: [
          ...otherNames(tree, 'family', families),
          ...against.flatMap(([problem]) => (problem ? kindNames(tree, problem) : []))
        ],
        family: id
      })
    })
}

const productsOf = ({ products }: ListedFor<Problematic>) => products

/** A crop or a problem with products in the tree. */
function subjectEntry(
  tree: Tree,
  kind: 'crop' | 'problem',
  { products, ...crop }: ListedFor<Problematic>
): Entry {
  const { id, name, scientificName } = crop
  return entry(kind, id, {
    title: name,
    path: tree.href(kind, id),
    line: scientificName,
    count: countText(tree, products),
    names: [
      ...otherNames(tree, kind, [crop]),
      ...(kind === 'problem' ? kindNames(tree, crop) : [])
    ],
    family: kind === 'problem' ? mainFamily(products) : undefined
  })
}

function countText(tree: Tree, { length }: readonly Product[]): string {
  return tree.t('home.families.count', { count: length })
}

/** The most frequent family of these products, for the colour: a disease has that of fungicides. */
function mainFamily(products: readonly Product[]): string | undefined {
  const byFamily = Map.groupBy(products, ({ family }) => family.id)
  const [most] = [...byFamily].sort(([, one], [, other]) => other.length - one.length)
  return most?.[0]
}

/** A search for `weeds` finds every problem of that kind. */
function kindNames(tree: Tree, problem: Problematic): string[] {
  const kind = problemKind(problem)
  return kind === 'other' ? [] : [tree.t(`problem.kinds.${kind}`), english.problem.kinds[kind]]
}

/** Names in English, in Latin, and colloquial ones. */
function otherNames(tree: Tree, kind: NamedKind, named: readonly Crop[]): string[] {
  return named.flatMap(({ id, name, scientificName, aliases = [] }) =>
    [tree.englishName(kind, id), scientificName, ...aliases].filter(
      other => other !== undefined && other !== name
    )
  ) as string[]
}
