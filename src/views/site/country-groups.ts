import { countryTexts } from '#browser/countries/countries.ts'
import type { Country } from '#contract/country.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { CountryLink } from '#tree/countries.ts'
import type { LocalizedText } from '#lib/localized-text.ts'

/** Countries of one region of the world; those without a region have no title and come last. */
export type CountryGroup = { title?: LocalizedText; countries: CountryLink[] }

const regionKeys = new Map<string, MessageKey>([
  ['Africa', 'countrySelector.regions.africa'],
  ['Americas', 'countrySelector.regions.americas'],
  ['Asia', 'countrySelector.regions.asia'],
  ['Europe', 'countrySelector.regions.europe'],
  ['Middle East', 'countrySelector.regions.middleEast'],
  ['Oceania', 'countrySelector.regions.oceania']
])

/** Every country that a visitor can choose, by region. */
export function countryGroups(tree: Tree): CountryGroup[] {
  const regions = Map.groupBy(tree.countries(), ({ region }) => region ?? '')
  return [...regions]
    .map(([region, countries]) => ({ title: titleOf(tree, region), countries }))
    .sort((one, other) => compareTitles(tree, one, other))
}

/** States in words what a visitor gets by choosing a country. */
export function countryTypeText(tree: Tree, type: Country['type']): LocalizedText {
  return tree.words(countryTexts[type])
}

function titleOf(tree: Tree, region: string): LocalizedText | undefined {
  if (region === '') return undefined
  const key = regionKeys.get(region)
  return key === undefined ? { text: region } : tree.words(key)
}

function compareTitles({ locale }: Tree, one: CountryGroup, other: CountryGroup): number {
  if (!one.title || !other.title) return one.title ? -1 : 1
  return one.title.text.localeCompare(other.title.text, locale)
}
