import type { Problematic } from '#tree/product.ts'

/** Kinds of problems as readers know them, in the order of a season; `problem.kinds` names them. */
export const problemKinds = ['weed', 'pest', 'disease', 'growth', 'other'] as const
type ProblemKind = (typeof problemKinds)[number]

const kindOf: Record<NonNullable<Problematic['kind']>, ProblemKind> = {
  weed: 'weed',
  insect: 'pest',
  mite: 'pest',
  nematode: 'pest',
  disease: 'disease',
  effect: 'growth'
}

export function problemKind({ kind }: Pick<Problematic, 'kind'>): ProblemKind {
  return kind === undefined ? 'other' : kindOf[kind]
}

/** Problems that a product is used against, and effects that it is used for. */
export function splitEffects<Listed extends Pick<Problematic, 'kind'>>(
  problematics: readonly Listed[]
) {
  return {
    problems: problematics.filter(({ kind }) => kind !== 'effect'),
    effects: problematics.filter(({ kind }) => kind === 'effect')
  }
}
