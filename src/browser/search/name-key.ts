import { joints } from './joints.ts'
import { termOf } from './term.ts'
import { simplySpelled, withoutArticle } from './words.ts'

/** A word of a spaced script, a Chinese character, or a word of Thai. */
export type Unit = { key: string; start: number; end: number; isJoint: boolean }

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

/** Connecting words alone are kept: they may be all that there is. */
export function keyOfUnits(units: readonly Unit[]): string {
  const named = units.filter(({ isJoint }) => !isJoint)
  return (named.length > 0 ? named : units).map(({ key }) => key).join('')
}

/** The keys of an English word and its other names, each once: made by the build, so that opening them is quick. */
export function keysOf(english: string, others: string): string {
  const names = [english, ...others.split('|')].filter(name => name !== '')
  return [...new Set([...names, ...names.map(withoutDisease)].map(keyOf))].join('|')
}

/**
 * One form for singular and plural in English, Portuguese and Spanish: berry and berries, algodão and algodões, capim
 * and capins, raíz and raíces, cereal and cereais.
 */
function singular(term: string): string {
  if (!/^[a-z]{4,}$/.test(term)) return term
  return term
    .replace(/(?<=..)(?:ies?|y)$/, 'i')
    .replace(/(?<=..)(?:oes|ao)$/, 'o')
    .replace(/(?<=..)ais$/, 'al')
    .replace(/(?<=..)ces?$/, 'z')
    .replace(/(?<=..(?:[dlnrxz]|[cs]h|ss))es$|(?<=..(?:[dlnrxz]|[cs]h))e$|(?<!s)s$/, '')
    .replace(/(?<=...)m$/, 'n')
}

/** The stem of a Russian word: names are asked for in any case (`пшеницы`, `сои`), also with a vowel less (`вьюнка`). */
function withoutCase(term: string): string {
  return term.replace(CASE_ENDING, '').replace(FLEETING, '')
}

const CASE_ENDING =
  /(?:(?<=\p{Script=Cyrillic}{3})(?:ами|ями|ого|его|ому|ему|ыми|ими|ых|их|ах|ях|ая|яя|ую|юю|ой|ей|ом|ем|ов|ев|ый|ий|ое|ее|ые|ие)|(?<=\p{Script=Cyrillic}{2})[аеёийоуыьюя])$/u
const FLEETING = /(?<=\p{Script=Cyrillic}{3})[оеё](?=[кц]$)/u

/**
 * Sounds of other languages are written in several ways: in Thai with and without a mark, and with letters that sound
 * alike (ไกลโฟเซต, ไกลโฟเสท), and diseases without the word for one; in Arabic with and without vowels (بوتريتس, بوترايتس).
 */
function bySound(term: string): string {
  const thai = term
    .replace(/^โรค(?=.{2})/, '')
    .replace(/[\u0e47-\u0e4e]/g, '')
    .replace(/[ขคทธสศ]/g, letter => alike[letter] ?? '')
  return /^\p{Script=Arabic}{6,}$/u.test(thai)
    ? thai.replace(/(?!^)[اوي]/g, '').replaceAll('ث', 'ت')
    : thai
}

const alike: Record<string, string> = { ข: 'ก', ค: 'ก', ท: 'ต', ธ: 'ต', ส: 'ซ', ศ: 'ซ' }

/** Chinese diseases are also asked for without the word for disease. */
function withoutDisease(name: string): string {
  return name.replace(/(?<=\p{Script=Han}{2})病$/u, '')
}

function unitAt(text: string, start: number): Unit {
  const term = termOf(text)
  const key = bySound(withoutCase(singular(simplySpelled(withoutArticle(term)))))
  return { key, start, end: start + text.length, isJoint: joints.has(term) }
}
