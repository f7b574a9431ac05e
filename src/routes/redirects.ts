import { CHINESE, DEFAULT_LANG, GLOBAL_COUNTRY } from '#config/constants.ts'
import { isoCountries } from '#config/iso-countries.ts'
import { href } from './href.ts'
import type { ContentEnv } from './prefix.ts'
import { routes } from './routes.ts'

/**
 * A rule of the host; the first rule of a list that matches applies. A final slash makes no difference. `:name`
 * stands for one segment; `/*` at the end for anything, the bare path included, and is `/:splat` in `to`; `-*` at the
 * end for any continuation. A forced rule wins over an existing file.
 */
export type Redirect = { from: string; to: string; status: 301 | 302 | 404; isForced?: boolean }

/** What the rules depend on: the trees of the site and the countries it knows. */
export type RedirectContext = {
  trees: readonly { prefix: string; country: string; env: ContentEnv; lang: string }[]
  countries: readonly { iso: string; lang?: string }[]
}

/** Addresses of earlier sites, by their country. */
const legacyPaths: [path: string, country: string][] = [
  ['/thailand/th', 'th'],
  ['/malaysia/en', 'my'],
  ['/russia', 'ru'],
  ['/uzbekistan', 'uz'],
  ['/uganda', 'ug'],
  ['/ghana', 'gh'],
  ['/indonesia', 'id']
]

/** Every redirect of the site. */
export function redirects(context: RedirectContext): Redirect[] {
  return [
    // Forced, so that no file in the root of the site can replace it.
    { from: '/', to: home(GLOBAL_COUNTRY), status: 301, isForced: true },
    ...legacyPaths.flatMap(([path, country]) => toCountry(path, country, context)),
    ...['/undefined', '/null'].flatMap(path => toCountry(path, GLOBAL_COUNTRY, context)),
    ...canonicalPrefixes(context),
    ...b2bPages(context),
    ...closedCountries(context),
    ...notFoundPages(context)
  ]
}

/**
 * Redirects a path and everything below it to a country's tree, permanently; to its preview while it has only that;
 * otherwise, temporarily, to the page that says the country is not open.
 */
function toCountry(path: string, country: string, { trees }: RedirectContext): Redirect[] {
  const own = trees.filter(tree => tree.country === country)
  const open = own.find(({ env }) => env === 'prod')
  if (open) return below(path, home(open.prefix), 301)
  const preview = own.find(({ env }) => env === 'preview')
  if (preview) return below(path, home(preview.prefix), 302)
  return [notOpen(`${path}/*`, country)]
}

/**
 * The fragment names the country, because no host can write it into the page, which is one file; a script on the page
 * can.
 */
function notOpen(from: string, country: string): Redirect {
  const page = href('pageNotFound', { tree: GLOBAL_COUNTRY })
  return { from, to: `${page}#${country}`, status: 302 }
}

/**
 * A rule for each depth that pages have: a splat, even an empty one, would keep a final slash in the target and cause
 * a second redirect.
 */
function below(from: string, to: string, status: 301 | 302): Redirect[] {
  const ends = [
    ['', ''],
    ['/:screen', '/:screen'],
    ['/:screen/:id', '/:screen/:id'],
    ['/*', '/:splat']
  ]
  return ends.map(([end, targetEnd]) => ({
    from: `${from}${end}`,
    to: `${to}${targetEnd}`,
    status
  }))
}

/**
 * For countries with a tree: `/th-prod` and `/th-prod-tha` to `/th`, `/gl-prod-eng` to `/gl`, a language that a
 * country lacks to its own, and `/br-preview-por` to `/br-preview`.
 */
function canonicalPrefixes(context: RedirectContext): Redirect[] {
  const emitted = new Set(context.trees.map(({ prefix }) => prefix))
  const open = openCountries(context)
  const known = new Set([DEFAULT_LANG, CHINESE, ...context.trees.map(({ lang }) => lang)])
  return context.countries.flatMap(({ iso, lang = DEFAULT_LANG }) => {
    // The engine tests rules one by one, so a country without a site gets rules for its own
    // language only.
    const languages = open.has(iso) ? [...known] : [lang]
    const preview = `${iso}-preview`
    if (!emitted.has(iso) && !emitted.has(preview)) return []
    const moved = [`${iso}-prod`, ...languages.map(lang => `${iso}-prod-${lang}`)]
      .filter(prefix => !emitted.has(prefix))
      .flatMap(prefix => toCountry(`/${prefix}`, iso, context))
    const previewed = emitted.has(preview) ? below(`/${preview}-${lang}`, home(preview), 301) : []
    return [...moved, ...previewed]
  })
}

/** B2B pages exist in the global trees only: one rule a tree, so that none can match in `gl` itself. */
function b2bPages({ trees }: RedirectContext): Redirect[] {
  return trees
    .filter(({ country }) => country !== GLOBAL_COUNTRY)
    .flatMap(({ prefix }) =>
      (['productB2bList', 'productB2bContact'] as const).map(route => ({
        from: routes[route].path.replace(':tree', prefix),
        to: routes[route].path.replace(':tree', GLOBAL_COUNTRY),
        status: 301 as const
      }))
    )
}

/**
 * Every country of the world without a tree, in any environment and language: someone may try the address, and it may
 * open later.
 */
function closedCountries(context: RedirectContext): Redirect[] {
  const open = openCountries(context)
  const countries = new Set([...isoCountries, ...context.countries.map(({ iso }) => iso)])
  return [...countries]
    .filter(country => !open.has(country))
    .flatMap(country => [
      ...toCountry(`/${country}`, country, context),
      ...(hasTree(country, context) ? [] : [notOpen(`/${country}-*`, country)])
    ])
}

/** The not-found page of each tree: for missing pages, and with status 404 at its own address. */
function notFoundPages({ trees }: RedirectContext): Redirect[] {
  return [
    ...withItsStatus('/404'),
    ...trees.flatMap(({ prefix }) => {
      const path = href('notFound', { tree: prefix })
      return [
        ...withItsStatus(path),
        { from: `${home(prefix)}/*`, to: `${path}.html`, status: 404 as const }
      ]
    })
  ]
}

function withItsStatus(path: string): Redirect[] {
  const to = `${path}.html`
  return [path, to].map(from => ({ from, to, status: 404, isForced: true }))
}

function hasTree(country: string, { trees }: RedirectContext): boolean {
  return trees.some(tree => tree.country === country)
}

function openCountries({ trees }: RedirectContext): Set<string> {
  return new Set(trees.filter(({ env }) => env === 'prod').map(({ country }) => country))
}

function home(tree: string): string {
  return href('home', { tree })
}
