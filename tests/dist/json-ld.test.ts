import Validator from '@adobe/structured-data-validator'
import { describe, expect, test } from 'vitest'
import type { RouteName } from '#routes/routes.ts'
import { pagesOfRoute, pathOf } from '#tree/pages.ts'
import {
  files,
  index,
  readCatalogue,
  readContent,
  readPages,
  settings,
  trees
} from '../helpers/site.ts'
import { vocabularyFaults } from '../helpers/vocabulary.ts'

type Thing = Record<string, unknown> & { '@type': string }
const pages = readPages()
const things = new Map(
  pages.map(({ path, data }) => [
    path,
    (data as { '@graph': Thing[] }[]).flatMap(block => block['@graph'])
  ])
)
const ownCanonical = new Map(
  pages.map(({ path, canonical }) => [settings.siteUrl + path, canonical])
)
const all = [...things].flatMap(([path, own]) => own.map(thing => ({ path, thing })))
const pagesOf = (route: RouteName) =>
  trees
    .filter(({ env }) => env === 'prod')
    .flatMap(tree => pagesOfRoute(route, tree, index).map(pathOf))

describe('structured data', () => {
  test.each<[RouteName, string[]]>([
    ['home', ['Organization', 'WebSite']],
    ['product', ['BreadcrumbList', 'Product']],
    ['newsDetail', ['BreadcrumbList', 'NewsArticle']],
    ['contact', ['BreadcrumbList', 'FAQPage']],
    ['news', ['BreadcrumbList', 'ItemList']],
    ['productList', ['BreadcrumbList', 'ItemList']],
    ['investors', ['BreadcrumbList', 'ItemList']],
    ['crop', ['BreadcrumbList', 'ItemList']],
    ['problem', ['BreadcrumbList', 'ItemList']],
    ['productGlobalList', ['BreadcrumbList', 'ItemList']],
    ['productB2bList', ['BreadcrumbList', 'ItemList']],
    ['company', ['BreadcrumbList']],
    ['notFound', []]
  ])('is on each page %s: %j', (route, types) => {
    const wrong = pagesOf(route).filter(
      path =>
        things
          .get(path)
          ?.map(thing => thing['@type'])
          .join() !== types.join()
    )
    expect(wrong).toEqual([])
  })

  test('uses only terms of schema.org', () => {
    const faults = all.flatMap(({ path, thing }) =>
      vocabularyFaults(thing).map(fault => `${path}: ${fault}`)
    )
    expect([...new Set(faults)]).toEqual([])
  })

  test('has every field that Google requires, but an offer or a rating of a product', async () => {
    const validator = new Validator()
    const byType = Object.groupBy(all, ({ thing }) => thing['@type'])
    const jsonld = Object.fromEntries(
      Object.entries(byType).map(([type, own = []]) => [
        type,
        own.map(({ thing }) => structuredClone(thing))
      ])
    )
    const issues = (await validator.validate({ jsonld, microdata: {}, rdfa: {} }))
      .filter(({ severity }) => severity === 'ERROR')
      .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`)
    const ofShops = /^Product: .*offers/
    expect([...new Set(issues.filter(issue => !ofShops.test(issue)))]).toEqual([])
    // The validator works: it misses what a shop would have.
    expect(issues.some(issue => issue.includes('offers'))).toBe(true)
  })

  test('never names a price, an offer or a rating', () => {
    const json = JSON.stringify(all)
    expect(json).not.toMatch(/49\.99|"(price|priceCurrency|offers|aggregateRating|review)"/)
  })

  test('has breadcrumbs of canonical pages', () => {
    const steps = all
      .filter(({ thing }) => thing['@type'] === 'BreadcrumbList')
      .flatMap(({ path, thing }) =>
        (thing.itemListElement as { item: string }[]).map(({ item }) => ({ path, item }))
      )
    const wrong = steps.filter(({ item }) => ownCanonical.get(item) !== item)
    expect(wrong.map(({ path, item }) => `${path}: ${item}`)).toEqual([])
  })

  test('has the complete company in every record, and one company everywhere', () => {
    const named = all.flatMap(({ path, thing }) =>
      ['publisher', 'manufacturer', 'author']
        .map(role => thing[role] as Thing | undefined)
        .filter(company => company?.['@id'] !== undefined && thing['@type'] !== 'WebSite')
        .map(company => ({ path, company }))
    )
    const wrong = named.filter(({ company }) => company?.name !== 'Terravane' || !company.logo)
    expect(named.length).toBeGreaterThan(trees.length)
    expect(wrong.map(({ path }) => path)).toEqual([])
    expect(new Set(named.map(({ company }) => company?.['@id'])).size).toBe(1)
  })

  test('leads to pages that exist', () => {
    const own = [
      ...JSON.stringify(all).matchAll(
        /"(?:url|item|mainEntityOfPage|logo|image|urlTemplate)":"([^"?]+)/g
      )
    ]
      .map(([, url = '']) => decodeURI(url))
      .filter(url => url.startsWith(settings.siteUrl))
      .map(url => url.slice(settings.siteUrl.length))
      // A build of some trees names the global home all the same.
      .filter(path => !index.trees.some(({ prefix }) => path === `/${prefix}`))
    expect([...new Set(own.filter(path => !things.has(path) && !files.has(path)))]).toEqual([])
  })
})

describe.each(trees.filter(({ env }) => env === 'prod'))('in the tree $prefix', tree => {
  const thingOf = (path: string, type: string) =>
    things.get(`/${tree.prefix}${path}`)?.find(thing => thing['@type'] === type)

  test('the company is known by the profiles that are switched on', () => {
    const { social_media: media = {} } = readContent(tree).footer.content
    const entries = Object.entries(media)
    const on = entries
      .filter(([name, value]) => name.endsWith('_enabled') && value === true)
      .map(([name]) => name.replace('_enabled', '_url'))
    const urls = entries.filter(([name]) => on.includes(name)).map(([, url]) => url)
    const organization = thingOf('', 'Organization')
    expect((organization?.sameAs as string[]).toSorted()).toEqual(urls.toSorted())
  })

  test('has the items of list pages, and the questions of the contact page', () => {
    expect(thingOf('/product-list', 'ItemList')?.numberOfItems).toBe(
      readCatalogue(tree).products.length
    )
    expect(thingOf('/news', 'ItemList')?.numberOfItems).toBe(readContent(tree).posts.length)
    expect(thingOf('/contact-us', 'FAQPage')?.mainEntity).toHaveLength(16)
  })

  test('each piece of news has the keywords of its record', () => {
    for (const { id, tags } of readContent(tree).posts)
      expect(thingOf(`/news/${id}`, 'NewsArticle')?.keywords).toBe(tags.join(', ') || undefined)
  })

  test('each product has its name, brand, family, number, formulation and active ingredients', () => {
    const { activeIngredients } = readContent(tree)
    const ingredients = new Map(activeIngredients.map(({ id, description }) => [id, description]))
    for (const record of readCatalogue(tree).products) {
      const { id, registration_number: number } = record
      const product = thingOf(`/product/${id}`, 'Product')
      expect(product).toMatchObject({
        name: record.brandname,
        productID: id,
        brand: { '@type': 'Brand', name: 'Terravane' },
        category: expect.any(String) as string,
        ...(number === undefined ? {} : { identifier: { value: number } })
      })
      // Values of one property are joined: none of them is left out.
      const properties = (product?.additionalProperty ?? []) as { value: string }[]
      const told = properties.map(({ value }) => value)
      const facts = [
        ...record.active_ingredients.map(id => ingredients.get(id) ?? id),
        ...record.type_of_formulation.map(({ description }) => description)
      ]
      expect(facts.filter(fact => !told.some(value => value.includes(fact)))).toEqual([])
    }
  })
})
