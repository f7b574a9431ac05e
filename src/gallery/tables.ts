import type { FieldUse } from '#browser/field/field-config.ts'
import type { FieldTools } from '#views/field/field-tools.ts'
import type { DoseTable } from '#views/product/doses.ts'
import type { Resistance } from '#views/product/resistance.ts'
import { localized } from './examples.ts'

/** Two crops, the first with two problems; a figure with its unit, a sentence, and a missing value. */
export const doses: DoseTable = {
  heads: [localized('Crop'), localized('Problem')],
  columns: [
    { title: localized('Dose'), isText: false },
    { title: localized('Timing'), isText: true },
    { title: localized('Days to harvest'), isText: false }
  ],
  groups: [
    {
      id: 'use-maize',
      subject: { name: 'Maize (corn)', scientificName: 'Zea mays', href: '#main' },
      rows: [
        {
          subject: {
            name: 'Fall armyworm',
            scientificName: 'Spodoptera frugiperda',
            href: '#main'
          },
          links: [],
          cells: [
            { figure: '0.3–0.4', words: localized('L/ha') },
            {
              words: localized(
                'At the first windows in the leaves, before the larvae reach the whorl'
              )
            },
            { figure: '28' }
          ]
        },
        {
          subject: { name: 'Cutworm' },
          links: [],
          cells: [
            { figure: '0.4', words: localized('L/ha') },
            { words: localized('not stated'), isMissing: true },
            { words: localized('not stated'), isMissing: true }
          ]
        }
      ]
    },
    {
      id: 'use-sunflower',
      subject: { name: 'Sonnenblumenzüchtung' },
      rows: [
        {
          subject: { name: 'Helicoverpa' },
          links: [],
          cells: [
            { figure: '0.25', words: localized('L/ha') },
            { words: localized('BBCH 51') },
            { figure: '14' }
          ]
        }
      ]
    }
  ]
}

const spray = { interval: 14, maxApplications: 2, packs: [], groups: ['FRAC 11'] }
const uses: FieldUse[] = [
  { ...spray, id: '1', name: 'Argestes 300 SC', printed: '0.5–0.6 L/ha', group: 'FRAC 11 + 3' },
  { ...spray, id: '2', name: 'Zephyr 5 GR', printed: '5 g/plant', timing: 'At planting' }
]

/** Without the code of their forms: an amount, none for a unit that is not known, and a plan. */
export const fieldTools: FieldTools = {
  texts: '',
  uses,
  amounts: {
    heads: ['1 ha', '1 acre'],
    rows: uses.map((use, at) => ({
      use,
      cells:
        at === 0
          ? [localized('500–600 mL'), localized('203–242 mL')]
          : [localized('Not calculated: the dose is 5 g/plant.')]
    }))
  },
  plan: {
    rows: uses.map((use, at) => ({
      use,
      day: localized(`Day ${at * 14}`),
      water: localized('100–200 L/ha'),
      needsOther: at > 0
    })),
    harvest: localized('Day 44'),
    end: localized('After these, no product of another group is left.')
  }
}

export const resistance: Resistance[] = [
  {
    groups: [groupsOf('IRAC', '28')],
    modeOfAction: 'Ryanodine receptor modulator: muscles stay contracted'
  },
  { groups: [groupsOf('FRAC', '11', '3'), groupsOf('HRAC', 'M05')] }
]

function groupsOf(scheme: string, ...codes: string[]): Resistance['groups'][number] {
  const groups = codes.map(code => ({ id: code, name: `${scheme} ${code}`, code, href: '#' }))
  return { title: localized(`${scheme} group`), codes: groups }
}
