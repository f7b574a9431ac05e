import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bestOf } from '#browser/search/answer/best.ts'
import { bestUse } from '#browser/search/answer/best-use.ts'
import { type Elsewhere, soughtElsewhere, treesWith } from '#browser/search/countries/elsewhere.ts'
import { kinds } from '#browser/search/index/kinds.ts'
import { askEverything } from '#browser/search/answer/everything.ts'
import { suggestionOf } from '#browser/search/answer/suggestion.ts'
import { cardAddress } from '#lib/card-address.ts'
import { openTrees } from '#tree/trees.ts'
import { openSearch } from '../helpers/a-search.ts'
import { type Answers, isRight, questionsOf } from '../helpers/questions.ts'
import { dist, settings, snapshotDir, trees } from '../helpers/site.ts'
import { tried } from '../helpers/tried.ts'

/** How many questions of each set are answered right; a change must not answer fewer. */
const sets: { set: string; folder: string; least: Record<string, number> }[] = [
  {
    set: 'the first sixty questions',
    folder: 'tests/questions',
    least: { br: 60, gl: 60, 'gl-prod-zho': 60, id: 60, mx: 60, ru: 60, sa: 60, th: 59 }
  },
  {
    set: 'twenty questions written apart from it',
    folder: 'tests/questions/second',
    least: { br: 19, gl: 20, 'gl-prod-zho': 20, ru: 20, sa: 20, th: 20 }
  },
  {
    set: 'twenty more',
    folder: 'tests/questions/third',
    least: { br: 18, gl: 19, 'gl-prod-zho': 20, id: 20, mx: 20, ru: 20, sa: 20, th: 20 }
  },
  {
    set: 'twenty or forty more',
    folder: 'tests/questions/fourth',
    least: { br: 40, gl: 40, 'gl-prod-zho': 20, mx: 20, ru: 20 }
  },
  {
    set: 'the fifth set of twenty',
    folder: 'tests/questions/fifth',
    least: { br: 20, gl: 20, 'gl-prod-zho': 20, id: 20, mx: 20, ru: 20, sa: 20, th: 20 }
  },
  {
    set: 'the sixth set of twenty',
    folder: 'tests/questions/sixth',
    least: { br: 20, gl: 20, 'gl-prod-zho': 20, id: 20, mx: 20, ru: 20, sa: 20, th: 20 }
  },
  {
    set: 'sixty questions of the seventh set',
    folder: 'tests/questions/seventh',
    least: { br: 60, gl: 60, 'gl-prod-zho': 58, id: 60, mx: 60, ru: 60, sa: 60, th: 60 }
  },
  {
    set: 'sixty questions of the eighth set',
    folder: 'tests/questions/eighth',
    least: { br: 59, gl: 59, 'gl-prod-zho': 60, id: 59, mx: 56, ru: 59, sa: 59, th: 60 }
  },
  {
    set: 'a hundred questions of the ninth set',
    folder: 'tests/questions/ninth',
    least: { br: 105, gl: 106, 'gl-prod-zho': 97, id: 99, mx: 101, ru: 99, sa: 99, th: 99 }
  },
  {
    set: 'forty questions of the tenth set',
    folder: 'tests/questions/tenth',
    least: { br: 39, gl: 40, 'gl-prod-zho': 40, id: 38, mx: 40, ru: 40, sa: 39, th: 40 }
  },
  {
    set: 'sixty questions of the eleventh set',
    folder: 'tests/questions/eleventh',
    least: { br: 59, gl: 59, 'gl-prod-zho': 58, id: 60, mx: 60, ru: 60, sa: 57, th: 59 }
  },
  {
    set: 'sixty or thirty questions of the twelfth set',
    folder: 'tests/questions/twelfth',
    least: { br: 30, id: 59, sa: 30, th: 58 }
  }
]

const { treeOf } = openTrees(snapshotDir, settings)
const elsewhere = JSON.parse(readFileSync(`${dist}/elsewhere.json`, 'utf8')) as Elsewhere
const all = sets.flatMap(({ set, folder, least }) =>
  Object.entries(least)
    .filter(([prefix]) => trees.some(tree => tree.prefix === prefix))
    .map(([prefix, least]) => ({ prefix, set, folder, least }))
)
/** The first set in every language, and a fifth of the others. */
const first = all.filter(({ folder }) => folder === 'tests/questions')
const asked = [...first, ...tried(all.slice(first.length), 5)]

test.for(asked)(
  'the search of $prefix answers $set',
  async ({ prefix, folder, least }, context) => {
    const questions = Object.entries(questionsOf(folder, prefix))
    const wrong = questions.filter(
      ([question, answer]) => !isRight(treeOf(prefix), answer, answersTo(prefix, question))
    )
    const right = questions.length - wrong.length
    const share = Math.round((100 * right) / questions.length)
    await context.annotate(`${right} of ${questions.length} right (${share} %)`)
    expect(right, JSON.stringify(wrong)).toBeGreaterThanOrEqual(least)
  }
)

test.for(asked)(
  'the answer card that the search of $prefix offers to $set is that of the use that is asked for',
  ({ prefix, folder }) => {
    const wrong = Object.entries(questionsOf(folder, prefix)).flatMap(([question, answer]) => {
      const [, crop = '', problem = ''] = /^use (\S+) (\S+)$/.exec(answer) ?? []
      const card = bestUse(askPage(prefix, question))?.path
      const isRight = card === cardAddress(`/${prefix}/problem/${problem}`, crop)
      return crop === '' || card === undefined || isRight ? [] : `${question}: ${card}`
    })
    expect(wrong).toEqual([])
  }
)

const ofPages = new Map<string, ReturnType<typeof askEverything>>()

/** What the search page of a tree answers, computed once for both tests. */
function askPage(prefix: string, question: string) {
  const key = `${prefix} ${question}`
  const answer = ofPages.get(key) ?? askEverything(openSearch(prefix).engine, question)
  ofPages.set(key, answer)
  return answer
}

/** What the finder and the search page show. */
function answersTo(prefix: string, question: string): Answers {
  const ofFinder = openSearch(prefix).engine(question, ['product'])
  const ofPage = askPage(prefix, question)
  const shown = ofPage.isClose ? [] : ofPage.results
  const best = ofPage.isClose ? undefined : bestOf(ofPage)
  const inOrder = kinds.flatMap(kind => shown.filter(result => result.kind === kind))
  const close = [ofFinder, ofPage].find(({ isClose }) => isClose)
  return {
    products: ofFinder.isClose ? [] : ofFinder.results.map(({ id }) => id.replace('product:', '')),
    results: [...new Set([...(best ? [best] : []), ...inOrder])].map(({ id }) => id),
    suggestion:
      close && suggestionOf({ query: question, lang: openSearch(prefix).lang }, close.results),
    elsewhere: treesWith(soughtElsewhere(ofPage), elsewhere).map(({ prefix }) => prefix)
  }
}
