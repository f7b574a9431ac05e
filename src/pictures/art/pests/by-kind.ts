import type { Likeness } from './likeness.ts'

/** The likeness of a kind of problem, for a name that the table does not have. */
export const byKind = {
  weed: { form: 'broadleaf', look: { leaf: 'oval', stem: '#5d7f3a' } },
  disease: {
    form: 'spots',
    look: { edge: '#5b3a22', heart: '#b08a5a', halo: '#e9d74e', figure: 'dots' }
  },
  insect: { form: 'roach', look: { skin: '#7d6a4a', edge: '#3f3322' } },
  mite: { form: 'mite', look: { skin: '#e2c98a', back: '#b58f4a', legs: '#7d5a2c' } },
  nematode: { form: 'knots', look: {} }
} as const satisfies Record<string, Likeness>
