import fc from 'fast-check'
import type { ProductDetailRecord } from '#contract/product.ts'
import type { Called, Change } from '#scripts/demo-bff/data-source/data-source.ts'

type Edited = {
  /** The trees that need no rendering. */
  unchanged: number
  /** Whether some pages of the other trees can stay, because they show the same. */
  keepsPages: boolean
}

/** A change of answers of the BFF, or of the bytes of a file. */
export type Edit = Edited & {
  name: string
  of?: (called: Called) => boolean
  change?: (answer: never) => unknown
  file?: string
  /** Whether the edit undoes this earlier change. */
  isUndone?: boolean
}

type Random = { one: string; other: string; ids: string[]; words: string; file: string }

/**
 * The data of four trees: the global site in two languages, and two countries. They list `ids`; the second country
 * lacks the last one.
 */
export function randomOf(
  given: { countries: string[]; ids: string[]; files: string[] },
  seed: number
): Random {
  const { countries, ids, files } = given
  const arbitrary = fc.record({
    countries: fc.shuffledSubarray(countries, { minLength: countries.length }),
    listed: fc.shuffledSubarray(ids.slice(0, -1), { minLength: ids.length - 1 }),
    words: fc.lorem({ maxCount: 4 }),
    file: fc.constantFrom(...files)
  })
  const [random] = fc.sample(arbitrary, { seed, numRuns: 1 })
  if (!random) throw new Error('Nothing was chosen.')
  const [one = '', other = ''] = random.countries
  return { ...random, one, other, ids: [...random.listed, ...ids.slice(-1)] }
}

/** Changes that an operator may make, in random trees and with random words. Each is made after those before it. */
export function editsOf({ one, other, ids, words, file }: Random): Edit[] {
  const [first, second, third, unlisted] = ids
  const only = { unchanged: 3, keepsPages: false }
  const ofViews = { unchanged: 3, keepsPages: true }
  return [
    {
      name: `the description of a product of ${one}`,
      of: isProduct(one, first),
      change: (product: object) => ({ ...product, description: words }),
      ...ofViews
    },
    {
      name: `the name and the doses of a product of ${one}, which is the same in all countries`,
      of: called => isProduct(one, second)(called) || isOf('products', one)(called),
      change: (answer: ProductDetailRecord | Listed[]) =>
        Array.isArray(answer)
          ? answer.map(product => (product.id === second ? renamed(product) : product))
          : renamed({
              ...answer,
              recommendations: answer.recommendations.map(dose => ({ ...dose, phi_days: 77 }))
            }),
      unchanged: 0,
      keepsPages: true
    },
    {
      name: `the order of the products of ${other}`,
      of: isOf('products', other),
      change: (products: object[]) => products.toReversed(),
      ...ofViews
    },
    {
      name: `a product of ${one} less, which others have`,
      of: isOf('products', one),
      change: (products: Listed[]) => products.filter(({ id }) => id !== third),
      unchanged: 0,
      keepsPages: true
    },
    {
      name: `a product of ${other} more, which no other has, and that the global site counts`,
      of: isOf('products', other),
      change: (products: Listed[]) => products.filter(({ id }) => id !== unlisted),
      isUndone: true,
      unchanged: 1,
      keepsPages: true
    },
    {
      name: `a post of ${one} more`,
      of: isOf('posts', one),
      change: ([post, ...rest]: object[]) => [
        { ...post, id: '90001', title: words },
        post,
        ...rest
      ],
      ...only
    },
    {
      name: `the text of a post of ${other}`,
      of: isOf('posts', other),
      change: ([post, ...rest]: object[]) => [{ ...post, title: words }, ...rest],
      ...only
    },
    {
      name: 'a post of the global site less',
      of: isOf('posts', 'gl'),
      change: (posts: object[]) => posts.slice(1),
      unchanged: 2,
      keepsPages: false
    },
    {
      name: `a text of ${one}`,
      of: isText('bundle', one),
      change: named(words),
      ...only
    },
    {
      name: 'a text of the global site in English, which all inherit',
      of: isText('furtherBundle', 'gl', 'eng'),
      change: named(words),
      unchanged: 0,
      keepsPages: false
    },
    {
      name: `the names of crops in ${other}`,
      of: isOf('crops', other),
      change: (crops: { description: string }[]) =>
        crops.map(crop => ({ ...crop, description: `${words} ${crop.description}` })),
      ...only
    },
    {
      name: 'the type of a country without a site',
      of: ({ name }) => name === 'countries',
      change: (countries: { country_type: string }[]) =>
        countries.map(country =>
          country.country_type === 'contact_form'
            ? { ...country, country_type: 'product_commercialization' }
            : country
        ),
      unchanged: 0,
      keepsPages: false
    },
    {
      name: 'the name of a country',
      of: ({ name }) => name === 'countries',
      change: (countries: { iso_country: string }[]) =>
        countries.map(country =>
          country.iso_country === one ? { ...country, name: words } : country
        ),
      unchanged: 0,
      keepsPages: false
    },
    { name: `the bytes of ${file}`, file, unchanged: 0, keepsPages: false }
  ]
}

type Listed = { id: string; brandname: string }

const renamed = <Product extends Listed>(product: Product): Product => ({
  ...product,
  brandname: `${product.brandname} Neo`
})

const named = (name: string) => (bundle: object) => ({
  ...bundle,
  brand: { ...(bundle as { brand?: object }).brand, name }
})

const isOf = (name: Called['name'], iso: string) => (called: Called) =>
  called.name === name && called.tree.country === iso

const isProduct = (iso: string, id: string | undefined) => (called: Called) =>
  isOf('product', iso)(called) && called.parameters.id === id

/** Texts are files of another host, which gets no headers. */
const isText =
  (name: Called['name'], country: string, lang?: string) =>
  ({ name: called, parameters }: Called) =>
    called === name && parameters.country === country && (!lang || parameters.lang === lang)

/** The answers after the edits up to a position; before all of them at -1. */
export const changeBy =
  (edits: readonly Edit[], last: number): Change =>
  (answer, called) =>
    edits
      .filter(({ isUndone = false }, at) => isUndone !== at <= last)
      .filter(({ of }) => of?.(called))
      .reduce((changed: unknown, { change }) => change?.(changed as never), answer)
