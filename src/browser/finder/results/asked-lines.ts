import { csvOf, rowsOf } from '#lib/csv.ts'
import { positionsOf } from '#browser/finder/asked-uses.ts'
import type { FinderData, Query } from '#browser/finder/filters.ts'
import type { Matches } from '#browser/finder/resolve-query.ts'

/**
 * The lines of a file of products whose use the query asks for: whoever copies the first dose of a product copies one
 * for the crop and the problem of the list. A product without such a use is one line without any.
 */
export function askedLines(csv: string, data: FinderData, query: Query, matches?: Matches): string {
  const [head = [], ...lines] = rowsOf(csv)
  const isAsked = asksFor(data, query, matches)
  if (!isAsked) return csv
  const [first, problem, days] = ['use_crop', 'use_problem', 'days_to_harvest'].map(name =>
    head.indexOf(name)
  ) as [number, number, number]
  const kept = [...Map.groupBy(lines, ([id]) => id).values()].flatMap(own => {
    const asked = own.filter(({ [first]: crop = '', [problem]: pest = '', [days]: wait = '' }) =>
      isAsked(crop, pest, wait)
    )
    if (asked.length > 0) return asked
    return own.slice(0, 1).map(cells => cells.map((cell, at) => (at < first ? cell : '')))
  })
  return csvOf([head, ...kept])
}

type IsAsked = (crop: string, problem: string, days: string) => boolean

/** Whether a query asks for a use; missing where it asks for no use in particular. */
function asksFor(data: FinderData, query: Query, matches?: Matches): IsAsked | undefined {
  const [crops, problems] = (['crop', 'problem'] as const).map(
    name => positionsOf(name, data, query) ?? matches?.[name]
  )
  const uses = problems ? undefined : matches?.uses
  const most = Math.min(
    query.chosen.harvest.length > 0 ? Math.max(...query.chosen.harvest.map(Number)) : Infinity,
    matches?.harvest ?? Infinity
  )
  if (!crops && !problems && !uses?.length && most === Infinity) return undefined
  const [cropAt, problemAt] = [places(data.choices.crop), places(data.choices.problem)]
  return (cropName, problemName, days) => {
    const crop = cropAt(cropName)
    const problem = problemAt(problemName)
    return (
      crops?.has(crop) !== false &&
      problems?.has(problem) !== false &&
      (!uses?.length || uses.some(use => use.problem === problem && use.crops.has(crop))) &&
      (most === Infinity || (days !== '' && Number(days) <= most))
    )
  }
}

function places(choices: readonly { name: string }[]): (name: string) => number {
  const at = new Map(choices.map(({ name }, place) => [plain(name), place]))
  return name => at.get(plain(name)) ?? -1
}

/** Names are printed with spaces that do not break, joiners and raised powers, which a file does not have. */
const plain = (name: string) => name.normalize('NFKC').replace(/[\s\p{P}\p{Cf}]/gu, '')
