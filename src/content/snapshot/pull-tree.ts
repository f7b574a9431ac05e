import { fetchContent, type Source } from '#bff/calls.ts'
import { fetchOrDefault } from '#bff/fallback.ts'
import type { Country } from '#contract/country.ts'
import { sectionSlugs } from '#contract/endpoints.ts'
import { awaitAll } from '#lib/await-all.ts'
import { ownLanguages } from './countries.ts'
import { intoNamedFamilies } from './named-families.ts'
import { withOneSpelling } from './one-spelling.ts'
import { forEach, idsOfType, pullB2bProducts } from './pull-b2b-products.ts'
import { pullBundle } from './pull-bundle.ts'
import { pullProducts } from './pull-products.ts'
import type { Snapshot, TreeCatalogue, TreeContent, TreeId } from './snapshot.ts'

type Countries = readonly Country[]

/** Requests everything the BFF knows of one tree, at once; the client limits how many calls run together. */
export async function pullTree(
  source: Source,
  tree: TreeId,
  countries: Countries
): Promise<Snapshot> {
  const { content, catalogue } = await awaitAll({
    content: pullContent(source, tree, countries),
    catalogue: pullCatalogue(source, tree, countries)
  })
  const { families } = content
  const products = intoNamedFamilies(source, { products: catalogue.products, families })
  return { content, catalogue: { ...catalogue, products: withOneSpelling(products) } }
}

async function pullContent(
  source: Source,
  tree: TreeId,
  countries: Countries
): Promise<TreeContent> {
  const isOwnLanguage = tree.lang === ownLanguages(countries).get(tree.country)
  const reportGroups = fetchOrDefault(source, 'reportGroups')
  const content = await awaitAll({
    bundle: pullBundle(source, tree, { isOwnLanguage }),
    hero: fetchOrDefault(source, 'header'),
    footer: fetchOrDefault(source, 'footer'),
    families: fetchContent(source, 'families'),
    posts: fetchContent(source, 'posts'),
    blogCategories: fetchOrDefault(source, 'blogCategories'),
    team: fetchOrDefault(source, 'team'),
    testimonials: fetchOrDefault(source, 'testimonials'),
    portfolio: fetchOrDefault(source, 'portfolio'),
    plants: fetchOrDefault(source, 'plants'),
    infoDocuments: fetchOrDefault(source, 'infoDocuments'),
    reportGroups,
    reports: reportGroups.then(({ content }) =>
      forEach(
        content.map(({ id }) => id),
        id => fetchOrDefault(source, 'reports', { id })
      )
    ),
    timeline: fetchOrDefault(source, 'timeline'),
    platform: fetchOrDefault(source, 'platform'),
    sections: forEach(sectionSlugs, slug => fetchOrDefault(source, 'section', { slug })),
    crops: fetchContent(source, 'crops'),
    activeIngredients: fetchContent(source, 'activeIngredients'),
    benefits: fetchContent(source, 'benefits'),
    formulations: fetchContent(source, 'formulations'),
    filterFamilies: fetchContent(source, 'filterFamilies'),
    regions: forEach(idsWithRegions(tree, countries), countryId =>
      fetchContent(source, 'regions', { countryId })
    )
  })
  return { tree, ...content }
}

function pullCatalogue(source: Source, tree: TreeId, countries: Countries): Promise<TreeCatalogue> {
  return awaitAll({
    products: pullProducts(source),
    globalProducts: fetchContent(source, 'globalProducts'),
    b2bProducts: pullB2bProducts(source, tree, countries)
  })
}

function idsWithRegions(tree: TreeId, countries: Countries): string[] {
  const types = ['product_commercialization', 'contact_form'] as const
  return [tree.countryId, ...idsOfType(tree, countries, types)]
}
