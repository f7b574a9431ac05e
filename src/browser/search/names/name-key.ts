import { stopWords } from '#browser/search/words/stop-words.ts'
import { normalForm, otherFormsOf } from '#browser/search/words/normal-form.ts'
import { termOf } from '#browser/search/words/term.ts'
import { simplySpelled, withoutArticle } from '#browser/search/words/words.ts'

/** A word of a spaced script, a Chinese character, or a word of Thai. `others`: keys that it may have instead. */
export type Unit = {
  key: string
  others: () => string[]
  start: number
  end: number
  isStopWord: boolean
}

const UNITS =
  /\p{Script=Han}|[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+|[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]]+/gv

/** A letter of these scripts with its marks. */
const LETTERS = /.\p{M}*/gu

const UNSPACED = /^[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const thai = new Intl.Segmenter('th', { granularity: 'word' })

/** `inLetters`: scripts without spaces are not split into words, but into letters. */
export function unitsOf(text: string, inLetters = false): Unit[] {
  return [...text.matchAll(UNITS)].flatMap(({ 0: run, index }) => {
    if (!UNSPACED.test(run)) return [unitAt(run, index)]
    return inLetters
      ? [...run.matchAll(LETTERS)].map(({ 0: letter, index: at }) => unitAt(letter, index + at))
      : [...thai.segment(run)].map(({ segment, index: at }) => unitAt(segment, index + at))
  })
}

/**
 * One spelling of a name, whatever is between its words: `fall army worms` is `fallarmyworm`, and `ferrugem da soja`
 * is `ferrugem soja`.
 */
export function keyOf(name: string): string {
  return keyOfUnits(unitsOf(name))
}

/** Stop words alone are kept: they may be all that there is. */
export function keyOfUnits(units: readonly Unit[]): string {
  const named = units.filter(({ isStopWord }) => !isStopWord)
  return (named.length > 0 ? named : units).map(({ key }) => key).join('')
}

/**
 * Other keys of a name: another form of the word, two Russian words in the other order (`жук колорадский`), or an
 * Indonesian word that is doubled for the plural (`ulat-ulat`).
 */
export function waysToRead(units: readonly Unit[]): string[] {
  const named = units.filter(({ isStopWord }) => !isStopWord)
  const [first, second] = named
  const ways = named.flatMap((unit, at) =>
    unit.others().map(key => keyOfUnits(named.with(at, { ...unit, key })))
  )
  if (!first || !second || named.length > 2) return ways
  if (first.key === second.key && /^[a-z]+$/.test(first.key)) return [...ways, first.key]
  return RUSSIAN.test(first.key) ? [...ways, second.key + first.key] : ways
}

const RUSSIAN = /^\p{Script=Cyrillic}/u

/** The keys of an English word and its other names, each once: made by the build, so that opening them is quick. */
export function keysOf(english: string, others: string): string {
  const names = [english, ...others.split('|')].filter(name => name !== '')
  return [...new Set([...names, ...names.map(withoutDisease)].map(keyOf))].join('|')
}

/** Chinese diseases are also asked for without the word for disease. */
function withoutDisease(name: string): string {
  return name.replace(/(?<=\p{Script=Han}{2})病$/u, '')
}

/** The letters of stereoisomers: `λ-cyhalothrin` is lambda-cyhalothrin. */
const GREEK = new Map([
  ['α', 'alpha'],
  ['β', 'beta'],
  ['γ', 'gamma'],
  ['ζ', 'zeta'],
  ['λ', 'lambda']
])

function unitAt(text: string, start: number): Unit {
  const written = termOf(text)
  const term = GREEK.get(written) ?? written
  const spelled = simplySpelled(withoutArticle(term))
  const others = () => [
    ...otherFormsOf(spelled),
    // `للفحة` is `for the blight` (لفحة), whose first letter is written once.
    ...(term.startsWith('لل') ? [normalForm(simplySpelled(term.slice(1)))] : [])
  ]
  return {
    key: normalForm(spelled),
    others,
    start,
    end: start + text.length,
    isStopWord: stopWords.has(term)
  }
}
