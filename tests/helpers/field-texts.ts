import { type FieldTexts, fieldTexts } from '#browser/field/field-config.ts'

type Words = FieldTexts['words']

/** The texts of the field's tools in a tree that measures land in hectares: each message says its own key, or `own`. */
export const someFieldTexts = (own: Partial<Record<keyof Words, string>>): FieldTexts => ({
  locale: 'en',
  dir: 'ltr',
  ownUnit: 'ha',
  offeredUnits: ['ha', 'acre', 'rai', 'feddan', 'mu'],
  areas: {
    ha: 'ha',
    acre: 'acre',
    rai: 'rai',
    feddan: 'feddan',
    mu: 'mu',
    paulista: 'alqueire paulista',
    mineiro: 'alqueire mineiro',
    dunum: 'dunum'
  },
  units: { L: 'L', mL: 'mL', kg: 'kg', g: 'g' },
  calendars: [],
  notStated: { text: 'not stated' },
  notApplicable: { text: 'not applicable' },
  words: Object.fromEntries(fieldTexts.map(key => [key, { text: own[key] ?? key }])) as Words
})
