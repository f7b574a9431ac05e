import { type FilterName, filterNames } from '#browser/finder/filters.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'

/** The title of each filter. */
export const titles: Record<FilterName, MessageKey> = {
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

/** The texts of the filters. */
export function panelTexts({ words, pattern, t }: Tree) {
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

/** The texts of the list of products. */
export function resultTexts({ pattern, t, country }: Tree) {
  return {
    all: pattern('home.families.count'),
    some: pattern('filters.showing'),
    found: pattern('filters.live'),
    none: t('filters.liveNone'),
    unstated: pattern('filters.unstated'),
    unstatedGroup: pattern('filters.unstatedGroup'),
    unknown: pattern('filters.unknown'),
    remove: pattern('filters.remove'),
    query: pattern('filters.query'),
    drop: pattern('filters.drop'),
    didYouMean: pattern('search.didYouMean'),
    nothing: t('filters.emptyTitle'),
    nothingFor: pattern('filters.emptyQuery'),
    shownFor: pattern('filters.shownFor'),
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
