import type { Likeness } from './likeness.ts'
import { byKind } from './by-kind.ts'
import { diseases } from './diseases/diseases.ts'
import { pests } from './insects/pests.ts'
import { weeds } from './weeds/weeds.ts'

/** A problem as catalogues name it. */
export type Problem = { scientificName?: string; kind?: string }

const known = new Map<string, Likeness>(
  [...pests, ...diseases, ...weeds].flatMap(({ names, ...likeness }) =>
    names.split(', ').map(name => [name, likeness])
  )
)

const general = new Map<string, Likeness>(Object.entries(byKind))

/** How a problem looks: by its Latin name, its genus, or else its kind; a wanted effect has no picture. */
export function likenessOf(problem: Problem): Likeness | undefined {
  const { kind = '' } = problem
  if (kind === 'effect') return undefined
  return known.get(latinOf(problem)) ?? known.get(genusOf(problem)) ?? general.get(kind)
}

export const genusOf = (problem: Problem) => latinOf(problem).split(/\s/, 1)[0] ?? ''

const latinOf = ({ scientificName = '' }: Problem) => scientificName.trim().toLowerCase()
