import type { CountryData } from '../data-source/types.ts'
import type { Answer } from './answer.ts'

/** The list of countries with names in English or Chinese. */
export const countries =
  (nameField: 'name' | 'name_zho'): Answer =>
  ({ data }) =>
    data.countries.map(country => ({ ...namedBy(country, nameField) }))

function namedBy({ name_zho, ...country }: CountryData, nameField: 'name' | 'name_zho') {
  return nameField === 'name' ? country : { ...country, name: name_zho }
}
