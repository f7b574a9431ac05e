import { CHINESE, GLOBAL_COUNTRY, GREENLAND } from '#config/constants.ts'
import type { Country } from '#contract/country.ts'
import { href } from '#routes/href.ts'
import { asRead } from '#lib/typography/initial.ts'
import { oncePer } from '#lib/once-per.ts'
import type { SiteIndex, TreeId } from '#snapshot/snapshot.ts'
import { isGlobal } from './global-texts.ts'
import { localeOf } from './locale.ts'

/** A country as visitors choose it: its name in the tree's language, and where the choice leads. */
export type CountryLink = {
  id: string
  iso: string
  name: string
  type: Country['type']
  region?: string
  href: string
}

type OwnName = { text: string; lang: string }

/** The name of a country in the language of its site, or in the language that most of its people read. */
export const ownName = oncePer(({ iso, name, type, lang: siteLang }: Country): OwnName => {
  const code = regionCode(iso)
  const tag = type === 'internal_website' && siteLang ? localeOf(siteLang) : `und-${code}`
  const lang = new Intl.Locale(tag).maximize().minimize().baseName
  const nameIn = (style: 'short' | 'long') =>
    new Intl.DisplayNames([lang], { type: 'region', style, fallback: 'none' }).of(code)
  const short = calledName(lang, code) ?? nameIn('short')
  // `US` is an abbreviation, no name.
  const own = short === code ? nameIn('long') : short
  return own === undefined ? { text: name, lang: 'en' } : { text: own, lang }
})

/** All countries but the global one, by name. The type of a country decides where choosing it leads. */
export function countryLinks(tree: TreeId, locale: string, index: SiteIndex): CountryLink[] {
  const nameOf = countryNames(tree, locale, index)
  const byName = new Intl.Collator(locale)
  return index.countries
    .filter(({ iso }) => iso !== GLOBAL_COUNTRY)
    .map(country => ({
      id: country.id,
      iso: country.iso,
      name: nameOf(country),
      type: country.type,
      region: country.region,
      href: countryHref(country, tree)
    }))
    .sort((one, other) => byName.compare(asRead(one.name), asRead(other.name)))
}

/** English and Chinese names come from the BFF, names in other languages from the Unicode data of the run-time. */
export function countryNames(tree: Pick<TreeId, 'lang'>, locale: string, index: SiteIndex) {
  const inChinese = new Map(Object.entries(index.chineseNames))
  const isEnglish = tree.lang === 'eng'
  const display = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' })
  return ({ id, iso, name }: Country): string => {
    if (tree.lang === CHINESE) return inChinese.get(id) ?? name
    if (isEnglish || iso === GLOBAL_COUNTRY) return name
    const code = regionCode(iso)
    return calledName(locale, code) ?? display.of(code) ?? name
  }
}

/** What people call a country, where the Unicode data has only its official name. */
const CALLED: Record<string, Record<string, string>> = { ar: { SA: 'السعودية' } }

function calledName(locale: string, code: string): string | undefined {
  return CALLED[new Intl.Locale(locale).language]?.[code]
}

function regionCode(iso: string): string {
  return iso === GREENLAND ? 'GL' : iso.toUpperCase()
}

function countryHref({ id, iso, type, externalWebsite }: Country, tree: TreeId): string {
  const global = isGlobal(tree) ? tree.prefix : GLOBAL_COUNTRY
  switch (type) {
    case 'internal_website':
      return href('home', { tree: iso })
    case 'product_commercialization':
      return href('productB2bList', { tree: global, id })
    case 'external_website':
      // A country without an address gets the contact form.
      return externalWebsite ?? href('contact', { tree: global })
    case 'contact_form':
      return href('productB2bContact', { tree: global, id })
  }
}
