import { CHINESE, DEFAULT_LANG, GLOBAL_COUNTRY } from '#config/constants.ts'
import { isoCountries } from '#config/iso-countries.ts'
import { href } from './href.ts'
import type { ContentEnv } from './prefix.ts'

/**
 * A rule of the host; of a list the first that matches wins. `from` may end in `/*` (which matches the bare path too),
 * `to` in `/:splat`. A forced rule wins over a file that exists.
 */
export type Redirect = { from: string; to: string; status: 301 | 302 | 404; isForced?: boolean }

/** What the rules depend on: the trees of the site, and the countries it knows. */
export type RedirectWorld = {
  trees: readonly { prefix: string; country: string; env: ContentEnv; lang: string }[]
  countries: readonly { iso: string; lang?: string }[]
}

/** Addresses of earlier sites, by the country they belong to. */
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
export function redirects(world: RedirectWorld): Redirect[] {
  return [
    { from: '/', to: home(GLOBAL_COUNTRY), status: 301 },
    ...legacyPaths.flatMap(([path, country]) => toCountry(path, country, world)),
    ...['/undefined', '/null'].flatMap(path => toCountry(path, GLOBAL_COUNTRY, world)),
    ...canonicalPrefixes(world),
    ...b2bPages(world),
    ...closedCountries(world),
    ...notFoundPages(world)
  ]
}

/**
 * A path and all below it to a country's tree, for good; to its preview while it has only that; else to the page
 * that says the country is not open, for now.
 */
function toCountry(path: string, country: string, { trees }: RedirectWorld): Redirect[] {
  const own = trees.filter(tree => tree.country === country)
  const open = own.find(({ env }) => env === 'prod')
  if (open) return below(path, home(open.prefix), 301)
  const preview = own.find(({ env }) => env === 'preview')
  if (preview) return below(path, home(preview.prefix), 302)
  return [{ from: `${path}/*`, to: href('pageNotFound', { tree: GLOBAL_COUNTRY }), status: 302 }]
}

/** Two rules, because an empty splat would leave a slash at the end of the target, and that would be a second redirect. */
function below(from: string, to: string, status: 301 | 302): Redirect[] {
  return [
    { from, to, status },
    { from: `${from}/*`, to: `${to}/:splat`, status }
  ]
}

/** `/th-prod` and `/th-prod-tha` to `/th`, `/gl-prod-eng` to `/gl`, and a language that a country lacks to its own. */
function canonicalPrefixes(world: RedirectWorld): Redirect[] {
  const emitted = new Set(world.trees.map(({ prefix }) => prefix))
  const open = new Set(world.trees.map(({ country }) => country))
  const known = new Set([DEFAULT_LANG, CHINESE, ...world.trees.map(({ lang }) => lang)])
  return world.countries.flatMap(({ iso, lang = DEFAULT_LANG }) => {
    // The engine reads its rules one by one: a country without a tree gets its own language only.
    const languages = open.has(iso) ? [...known] : [lang]
    return [`${iso}-prod`, ...languages.map(lang => `${iso}-prod-${lang}`)]
      .filter(prefix => !emitted.has(prefix))
      .flatMap(prefix => toCountry(`/${prefix}`, iso, world))
  })
}

/** B2B pages exist in the global trees only: rules a tree, so that none can match in `gl` itself. */
function b2bPages({ trees }: RedirectWorld): Redirect[] {
  const allBelow = (route: 'productB2bList' | 'productB2bContact', tree: string) =>
    parentPath(href(route, { tree, id: '0' }))
  return trees
    .filter(({ country }) => country !== GLOBAL_COUNTRY)
    .flatMap(({ prefix }) =>
      (['productB2bList', 'productB2bContact'] as const).map(route => ({
        from: `${allBelow(route, prefix)}/*`,
        to: `${allBelow(route, GLOBAL_COUNTRY)}/:splat`,
        status: 301 as const
      }))
    )
}

/** Every country of the world without a tree: an address that someone may try, and that may open later. */
function closedCountries(world: RedirectWorld): Redirect[] {
  const open = new Set(
    world.trees.filter(({ env }) => env === 'prod').map(({ country }) => country)
  )
  const countries = new Set([...isoCountries, ...world.countries.map(({ iso }) => iso)])
  return [...countries]
    .filter(country => !open.has(country))
    .flatMap(country => toCountry(`/${country}`, country, world))
}

/** Each tree's own not-found page for what nothing else answers, and with its status at its own address too. */
function notFoundPages({ trees }: RedirectWorld): Redirect[] {
  return trees.flatMap(({ prefix }) => {
    const path = href('notFound', { tree: prefix })
    const page = { to: `${path}.html`, status: 404 as const }
    return [
      { from: path, ...page, isForced: true },
      { from: `${home(prefix)}/*`, ...page }
    ]
  })
}

function home(tree: string): string {
  return href('home', { tree })
}

function parentPath(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}
