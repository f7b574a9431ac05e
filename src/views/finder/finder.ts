import { hashedFile } from '#assets/hashed-file.ts'
import {
  emptyQuery,
  type FilterName,
  filterNames,
  type FinderData
} from '#browser/finder/filters.ts'
import { find } from '#browser/finder/find.ts'
import type { Sources } from '#browser/finder/sources.ts'
import { oncePer } from '#lib/once-per.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Product } from '#tree/product.ts'
import { productsByFamily } from './families.ts'
import { finderData } from './finder-data.ts'
import { searchFiles } from '#views/search/search-index.ts'

/** A filter shows this many choices at first; the rest arrives with the finder's data. */
const SHOWN = 8

const titles: Record<FilterName, MessageKey> = {
  crop: 'filters.facets.crop',
  problem: 'filters.facets.problematic',
  family: 'filters.facets.family',
  harvest: 'filters.facets.harvest',
  group: 'product.resistanceGroup',
  'not-group': 'filters.facets.notGroup',
  class: 'product.toxicologicalClass',
  ingredient: 'filters.facets.activeIngredient',
  formulation: 'filters.facets.formulationType',
  concentration: 'filters.facets.concentration'
}

/** The filters of a list of products: what the page shows before any script, and the address of the rest. */
export function finderView(tree: Tree, products: readonly Product[]) {
  const data = finderData(tree, products)
  const { counts } = find(data, emptyQuery)
  return {
    sources: sourcesOf(tree, data),
    filters: filterNames
      .filter(name => data.choices[name].length > 0)
      .map(name => ({
        name,
        title: tree.words(titles[name]),
        total: data.choices[name].length,
        choices: firstOf(data.choices[name]).map((choice, place) => ({
          ...choice,
          count: counts[name][place] ?? 0
        }))
      })),
    /** The answer cards are on the pages of problems. */
    problems: tree.href('problem', ''),
    panelTexts: panelTexts(tree),
    resultTexts: resultTexts(tree)
  }
}

/** One choice takes no more room than the button that would show it. */
const firstOf = <Choice>(choices: readonly Choice[]): readonly Choice[] =>
  choices.length === SHOWN + 1 ? choices : choices.slice(0, SHOWN)

/** The files of the list of all products. */
export const filesOfList = oncePer((tree: Tree) => {
  const products = productsByFamily(tree).flatMap(({ products }) => products)
  return sourcesOf(tree, finderData(tree, products))
})

const sourcesOf = (tree: Tree, data: FinderData): Sources => ({
  data: hashedFile(`finder-${tree.prefix}`, 'json', JSON.stringify(data)),
  ...searchFiles(tree)
})

function panelTexts({ words, pattern, t }: Tree) {
  return {
    label: t('filters.label'),
    title: words('filters.title'),
    open: words('filters.open'),
    openCount: pattern('filters.openCount'),
    close: t('filters.close'),
    skip: words('filters.skip'),
    clearAll: words('filters.clearAll'),
    show: pattern('filters.show'),
    waiting: words('states.waiting.title'),
    more: pattern('filters.more'),
    fewer: words('filters.fewer'),
    choice: pattern('filters.optionCount'),
    search: t('productList.searchLabel'),
    placeholder: t('productList.searchPlaceholder'),
    sort: words('productList.sortLabel'),
    byFamily: t('productList.sortFamily'),
    byName: t('productList.sortName')
  }
}

function resultTexts({ pattern, t, country }: Tree) {
  return {
    all: pattern('home.families.count'),
    some: pattern('filters.showing'),
    found: pattern('filters.live'),
    none: t('filters.liveNone'),
    unstated: pattern('filters.unstated'),
    unknown: pattern('filters.unknown'),
    remove: pattern('filters.remove'),
    query: pattern('filters.query'),
    drop: pattern('filters.drop'),
    didYouMean: pattern('search.didYouMean'),
    nothing: t('filters.emptyTitle'),
    nothingFor: pattern('filters.emptyQuery'),
    country: country.localName,
    waiting: t('states.waiting.title'),
    foundBy: t('productList.card.foundBy'),
    failed: {
      code: t('states.errors.network'),
      data: t('states.errors.network'),
      index: t('search.failed')
    },
    titles: Object.fromEntries(filterNames.map(name => [name, t(titles[name])]))
  }
}
