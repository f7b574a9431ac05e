import { expect, test } from 'vitest'
import subjects from '#texts/names/subjects.json' with { type: 'json' }
import { openList } from '../helpers/a-list.ts'
import { trees } from '../helpers/site.ts'
import { tried } from '../helpers/tried.ts'

const namesOf: Record<string, string> = subjects
const english = new Map(openList('gl').data.choices.problem.map(({ id, name }) => [id, name]))

/** Names of other organisms, as which they are answered: of no species that the problem has. */
const OF_OTHERS = ['Cabbage aphid', 'Tomato leafminer', 'Tomato leaf miner']

const scripts = ['Thai', 'Han', 'Arabic', 'Cyrillic', 'Latin'].map(
  script => new RegExp(String.raw`^[\p{Script=${script}}\p{M}\p{P}\s]+$`, 'u')
)

/** Each crop with every name of each problem that is listed in it, in the letters of the tree, in both orders. */
function typedUses({ data, hitsOf }: ReturnType<typeof openList>) {
  const { crop, problem } = data.choices
  return crop.flatMap(({ id, name }) =>
    problem.flatMap(({ id: problemId, name: title }) => {
      const uses = hitsOf({ crop: id, problem: problemId })
      const script = scripts.find(letters => letters.test(title)) ?? /./u
      const others = namesOf[english.get(problemId) ?? title]?.split('|') ?? []
      return uses.length === 0
        ? []
        : [...new Set([title, ...others.filter(one => script.test(one))])]
            .flatMap(one => [`${name} ${one}`, `${one} ${name}`])
            .filter(typed => !OF_OTHERS.includes(typed))
            .map(typed => ({ typed, uses }))
    })
  )
}

test.for([...tried(trees, 3).entries()])(
  'each crop and problem of $1.prefix, by any name of the problem, finds products of that use',
  ([at, { prefix }]) => {
    const list = openList(prefix)
    const typed = typedUses(list)
    expect(typed.length).toBeGreaterThan(100)
    const lost = tried(typed, 7, at).filter(({ typed, uses }) => {
      const found = new Set(list.hitsOf({ q: typed }))
      return !uses.some(id => found.has(id))
    })
    expect(lost.map(({ typed }) => typed)).toEqual([])
  }
)
