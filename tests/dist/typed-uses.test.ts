import { expect, test } from 'vitest'
import subjects from '#texts/names/subjects.json' with { type: 'json' }
import { openList } from '../helpers/a-list.ts'
import { trees } from '../helpers/site.ts'
import { tried } from '../helpers/tried.ts'

const namesOf: Record<string, string> = subjects
const english = new Map(openList('gl').data.choices.problem.map(({ id, name }) => [id, name]))

/** Scripts of one language in the demo; names in Latin letters may be of any. */
const scripts = ['Thai', 'Han', 'Arabic', 'Cyrillic'].map(
  script => new RegExp(String.raw`^[\p{Script=${script}}\p{M}\p{P}\s]+$`, 'u')
)

/**
 * Each crop with each problem that is listed in it, in both orders: by the name that the tree has for it, and by every
 * other one in the letters of that name.
 */
function typedUses({ data, hitsOf }: ReturnType<typeof openList>) {
  const { crop, problem } = data.choices
  return crop.flatMap(({ id, name }) =>
    problem.flatMap(({ id: problemId, name: title }) => {
      const uses = hitsOf({ crop: id, problem: problemId })
      const script = scripts.find(letters => letters.test(title))
      const others = namesOf[english.get(problemId) ?? title]?.split('|') ?? []
      return uses.length === 0
        ? []
        : [...new Set([title, ...others.filter(one => script?.test(one))])]
            .flatMap(one => [`${name} ${one}`, `${one} ${name}`])
            .map(typed => ({ typed, uses }))
    })
  )
}

test.for([...tried(trees, 3).entries()])(
  'a crop and a problem that are typed find products of that use (site %i of those tried)',
  ([at, { prefix }]) => {
    const list = openList(prefix)
    const typed = typedUses(list)
    expect(typed.length).toBeGreaterThan(0)
    const lost = tried(typed, 5, at).filter(({ typed, uses }) => {
      const found = new Set(list.hitsOf({ q: typed }))
      return !uses.some(id => found.has(id))
    })
    expect(lost.map(({ typed }) => typed)).toEqual([])
  }
)
