import { DEFAULT_LANG, GLOBAL_COUNTRY } from '#config/constants.ts'
import { ownValue, type DataSource } from '../data-source/data-source.ts'
import type { BundleData } from '../data-source/types.ts'
import { textIn } from '../data-source/localise.ts'
import { merge } from '../data-source/merge.ts'
import type { Answer } from './answer.ts'

/** The texts of a country in its own language; a country without texts of its own has no bundle. */
export const bundle: Answer = ({ data, parameters: { country = '', env } }) => {
  const isGlobal = country === GLOBAL_COUNTRY
  const own = isGlobal ? { extends: DEFAULT_LANG } : ownValue(data.countryBundles, country)
  if (!own) return undefined
  const { extends: base, ...texts } = own
  // The site falls back to English by itself, so only the country's own texts are sent.
  const basis = base === DEFAULT_LANG && !isGlobal ? {} : data.bundles[base]
  const lang = data.countries.find(({ iso_country }) => iso_country === country)?.lang
  return finish(merge(basis ?? {}, texts), { data, country, env, lang: lang ?? base })
}

/** The texts of a further language of a country, complete. */
export const furtherBundle: Answer = ({ data, parameters: { country = '', env, lang = '' } }) => {
  const record = data.countries.find(({ iso_country }) => iso_country === country)
  const isGlobal = country === GLOBAL_COUNTRY
  const languages = isGlobal ? [DEFAULT_LANG, ...(record?.languages ?? ['zho'])] : record?.languages
  const texts = ownValue(data.bundles, lang)
  if (!languages?.includes(lang) || !texts) return undefined
  return finish(isGlobal ? texts : withRegion(texts, country), { data, country, env, lang })
}

type Place = { data: DataSource; country: string; env?: string; lang: string }

/** Adds the office to the texts and, in a preview, a mark that distinguishes it from the public site. */
function finish(texts: BundleData, { data, country, env, lang }: Place): BundleData {
  const office = data.offices[country]
  const draft = env === 'preview' ? { preview: { draft: 'draft' } } : {}
  const contact = office && {
    contact: {
      office: {
        email: office.email,
        phone: office.phone,
        location: textIn(office.location_text, lang),
        latitude: String(office.location_latitude),
        longitude: String(office.location_longitude)
      }
    }
  }
  return merge(merge(texts, contact ?? {}), draft)
}

function withRegion(texts: BundleData, country: string): BundleData {
  const { locale } = texts
  if (typeof locale !== 'string') return texts
  const { language } = new Intl.Locale(locale)
  return { ...texts, locale: `${language}-${country.toUpperCase()}` }
}
