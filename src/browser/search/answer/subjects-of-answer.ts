import type { Answer, Subjects } from './answer.ts'
import type { Entry } from '#browser/search/index/entry.ts'
import type { Translation } from '#browser/search/query/translation.ts'

export const noSubjects: Subjects = { crop: [], problem: [], uses: [] }

export const idsOf = (entries: readonly Pick<Entry, 'id'>[]): string[] =>
  entries.map(({ id }) => id)

/**
 * The crops and problems of an answer, `named` by the words of the index. Beside uses, a crop or a problem alone
 * would ask for more of them, as `oídio`, which several problems are called. `milho` names a crop, although problems are called by it, as does `milho fungicida`: where the
 * words of the index name nothing, their meaning decides.
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
