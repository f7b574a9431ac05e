import { hashedFile } from '#assets/hashed-file.ts'
import { GLOBAL_COUNTRY } from '#config/constants.ts'
import { oncePer } from '#lib/once-per.ts'
import { landOf } from '#pictures/land.ts'
import { worldRows } from '#pictures/world-map.ts'
import { href } from '#routes/href.ts'
import {
  type CountriesFile,
  type CountryTexts,
  countryTexts,
  type ListedCountry
} from '#browser/countries/countries.ts'
import { english } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import { type CountryLink, ownName } from '#tree/countries.ts'
import { isSameLanguage, languageName, localeOf } from '#tree/locale.ts'
import { countryGroups } from './country-groups.ts'

/** The address of the tree's data for the country selector. */
export const countrySelectorFile = oncePer((tree: Tree) =>
  hashedFile(`countries-${tree.prefix}`, 'json', JSON.stringify(selectorOf(tree)))
)

export function selectorOf(tree: Tree): CountriesFile {
  const texts = Object.entries(countryTexts).map(([name, key]) => [name, tree.words(key)])
  return {
    current: tree.country.iso,
    texts: Object.fromEntries(texts) as CountryTexts,
    groups: [
      { title: tree.words(countryTexts.everywhere), countries: [everywhere(tree)] },
      ...countryGroups(tree).map(({ title, countries }) => ({
        title,
        countries: countries.map(country => listed(tree, country))
      }))
    ],
    contactHref: tree.href('contact'),
    world: worldRows(),
    land: landOf(GLOBAL_COUNTRY, { seed: 'hereabouts', width: 640, height: 480, scale: 0.8 }).src
  }
}

function everywhere(tree: Tree): ListedCountry {
  const name = tree.t('countrySelector.global')
  const prefix = tree.isGlobal ? tree.prefix : GLOBAL_COUNTRY
  return {
    ...site(tree, GLOBAL_COUNTRY),
    iso: GLOBAL_COUNTRY,
    name,
    type: 'internal_website',
    href: href('home', { tree: prefix })
  }
}

function listed(tree: Tree, { id, iso, name, type, href }: CountryLink): ListedCountry {
  const record = tree.index.countries.find(country => country.id === id)
  const own = record && ownName(record)
  const isOwnNews = own && own.text !== name && !isSameLanguage(own.lang, tree.locale)
  return {
    iso,
    name,
    own: isOwnNews ? own : undefined,
    english: record?.name === name ? undefined : record?.name,
    type,
    href,
    ...(type === 'internal_website' && site(tree, iso))
  }
}

/** Facts of a country that has a site of its own. */
function site({ index }: Tree, iso: string): Pick<ListedCountry, 'languages' | 'changing'> {
  const trees = index.trees.filter(({ country, env }) => country === iso && env === 'prod')
  const languages = trees.map(({ lang, prefix }) => {
    const locale = localeOf(lang)
    return { lang, locale, name: languageName(locale), href: href('home', { tree: prefix }) }
  })
  return {
    languages: languages.length > 1 ? languages : undefined,
    changing: countryChangeOf({ index }, iso)
  }
}

/** The text that is shown while the site changes to a country: the country's own, or the Spanish one for all. */
export function countryChangeOf({ index }: Pick<Tree, 'index'>, iso: string) {
  const own = index.trees.find(({ prefix }) => prefix === iso)?.countryChange
  const { message, lang } = own ?? english.countryChange
  return { text: message, lang }
}
