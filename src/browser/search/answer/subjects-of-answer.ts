import type { Answer, Subjects } from './answer.ts'
import type { Entry } from '#browser/search/index/entry.ts'
import type { Translation } from '#browser/search/query/translation.ts'

export const noSubjects: Subjects = { crop: [], problem: [], uses: [] }

export const idsOf = (entries: readonly Pick<Entry, 'id'>[]): string[] =>
  entries.map(({ id }) => id)

/**
 * The crops and problems of an answer; `named` are those that entries of the index have in their names. If the query names
 * uses, only these: a lone crop or problem would match more, as `oídio`, which several problems are called. If no entry is
 * named, those of the translation: `milho fungicida` asks for a crop.
 */
export function subjectsOfAnswer(
  named: Subjects,
  uses: Answer['uses'] = [],
  { crops, problems }: Pick<Translation, 'crops' | 'problems'>
): Subjects {
  if (uses.length > 0) {
    const each = uses.map(({ crop, problem }) => useOf(problem.id, [crop.id]))
    return { ...noSubjects, uses: each }
  }
  if (Object.values(named).some(({ length }) => length > 0)) return named
  const [crop, problem] = [idsOf(crops), idsOf(problems)]
  return crop.length > 0 && problem.length > 0
    ? { ...noSubjects, uses: problem.map(id => useOf(id, crop)) }
    : { crop, problem, uses: [] }
}

const useOf = (problem: string, crops: readonly string[]) => ({ problem, crops, words: 0 })
