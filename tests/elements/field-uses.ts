import type { FieldUse } from '#browser/field/field-config.ts'
import { someFieldTexts } from '../helpers/field-texts.ts'

export const texts = someFieldTexts({
  waterRange: 'The label allows {range} {unit}.',
  needed: 'Enter {fields}',
  inUnit: 'In this unit: {fields}',
  'plan.months': 'In {months}.',
  'plan.laterMonths': 'Other months: {numbers}.',
  'plan.growth': 'May be outgrown: {numbers}.',
  'plan.noStage': 'No stage: {numbers}.',
  'plan.noneLater': 'Only earlier: {products}.',
  'plan.otherSprayer': 'Other sprayer: {numbers}.',
  'plan.needsOther': 'Other sprayer'
})

export const argestes: FieldUse = {
  id: '1',
  name: 'Argestes',
  groups: ['FRAC 11'],
  group: 'FRAC 11',
  interval: 14,
  maxApplications: 2,
  dose: { from: 0.5, to: 0.5, unit: 'L', per: 'ha' },
  water: { from: 100, to: 200 },
  printed: '0.5 L/ha',
  daysToHarvest: 30,
  packs: [{ name: '1 L', size: 1, unit: 'L' }]
}
export const bora: FieldUse = {
  ...argestes,
  id: '2',
  name: 'Bora',
  groups: ['FRAC 3'],
  group: 'FRAC 3'
}

/** The words of the rows that a tool shows, with plain spaces. */
export const rows = () =>
  [...document.querySelectorAll('tbody tr')].map(row =>
    [...row.children].map(({ textContent }) =>
      textContent.replaceAll('\u2060', '').replaceAll('\u00a0', ' ').trim()
    )
  )
