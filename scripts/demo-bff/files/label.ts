import { DEFAULT_LANG } from '#config/constants.ts'
import { remember } from '#lib/remember.ts'
import { registeredUse } from '../answers/registered-use.ts'
import { demoEnglish } from '../data-source/data-source.ts'
import { textIn } from '../data-source/localise.ts'
import { readData } from '../data-source/read-json.ts'
import type { Entry, Listing, Recommendation, StockProduct } from '../data-source/types.ts'

type Words = {
  locale: string
  product: {
    registrationNumber: string
    doses: Record<Fact, string> & Record<'days' | 'harvestDays', { other: string }>
  }
}
type Fact = 'waterName' | 'waterUnit' | 'interval' | 'daysToHarvest' | 'maxApplications'

/**
 * A label in the language of a country's site is a file of its own, because it states the country's doses and
 * registration number. The label that all countries share states neither.
 */
export function labelPath(
  { kind, url, lang }: StockProduct['documents'][number],
  country: string,
  treeLang: string
): string {
  const isOwn = kind === 'label' && lang === treeLang && country !== 'gl'
  return isOwn ? url.replace(/[^/]+$/, `${country}/$&`) : url
}

/** The path of the stock's label, and the country, of a path that `labelPath` made. */
export function readLabelPath(path: string) {
  const [, folder, id = '', country = '', file] =
    /^(.*\/([^/]+))\/([a-z]{2})\/(label-[a-z]{3}\.pdf)$/.exec(path) ?? []
  return file === undefined ? undefined : { stockPath: `${folder}/${file}`, id, country }
}

/** What a country registered of a product, in one language, from the table that the country's site shows. */
export function createLabelReader() {
  const lists = remember(
    name => new Map(readData<Entry[]>(`${name}.json`).map(entry => [entry.id, entry.description])),
    8
  )
  const wordsIn = remember(readWords, 8)
  const stocks = remember(
    () => new Map(readData<StockProduct[]>('products.json').map(stock => [stock.id, stock])),
    1
  )
  const listings = remember(() => readData<Record<string, Listing[]>>('listings.json'), 1)

  return (id: string, country: string, lang: string) => {
    const stock = stocks('').get(id)
    const listing = listings('')[country]?.find(({ product }) => product === stock?.key)
    if (!stock || !listing) return undefined
    const words = wordsIn(lang)
    const nameOf = (list: string, id: string) => textIn(lists(list).get(id), lang) ?? id
    const number = listing.registration_number
    return {
      name: [listing.brandname].find(isPrintable) ?? stock.brandname,
      lines: [
        ...(number ? [`${words.product.registrationNumber}: ${inPrint(number)}`] : []),
        ...registeredUse({ stock, listing }).recommendations.map(use => useLine(use, words, nameOf))
      ]
    }
  }
}

/** Whether the standard fonts of PDF have all letters of a text. */
const isPrintable = (text?: string): text is string => text !== undefined && LETTERS.test(text)
const LETTERS = /^[\u0020-\u00ff–—]+$/

/** A number without the letters that the standard fonts lack: `...(2099)...(8104)...`. */
const inPrint = (number: string) =>
  LETTERS.test(number)
    ? number
    : `${number.replace(/[^\u0020-\u00ff–—]+/g, '...')} (whole on the page of the product)`

function useLine(
  use: Recommendation,
  { locale, product: { doses } }: Words,
  nameOf: (list: string, id: string) => string
): string {
  const dose = [...new Set([use.dose_min, use.dose_max])].map(value =>
    formatIn(locale).format(value)
  )
  const stated = (name: Fact, value: string | number | undefined, pattern = '{count}') =>
    value === undefined ? [] : [`${doses[name]}: ${pattern.replace('{count}', String(value))}`]
  return [
    `${nameOf('crops', use.crop)}, ${nameOf('problematics', use.problematic)}: ${dose.join('–')} ${nameOf('units', use.dose_unit)}`,
    ...stated('waterName', use.water_l_ha, `{count} ${doses.waterUnit}`),
    ...(use.timing ? [nameOf('timings', use.timing)] : []),
    ...stated('interval', use.interval_days, doses.days.other),
    ...stated('daysToHarvest', use.phi_days, doses.harvestDays.other),
    ...stated('maxApplications', use.max_applications)
  ].join('; ')
}

/** Kept, because making one takes longer than drawing the line of a use. */
const formatIn = remember(locale => new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }), 8)

function readWords(lang: string): Words {
  const words = lang === DEFAULT_LANG ? demoEnglish() : readData<unknown>(`bundles/${lang}.json`)
  return words as Words
}
