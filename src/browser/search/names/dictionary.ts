import { asHeard } from './as-heard.ts'
import { cropAndProblem } from './crop-and-problem.ts'
import { type Meanings, meaningsIn } from './meanings.ts'
import { keyOfUnits, type Unit, unitsOf, waysToRead } from './name-key.ts'
import type { Sounds } from '#browser/search/spelling/sounds.ts'

/**
 * The words of the trade in all languages. For each English word: the keys of all its names. `ingredients` contain their
 * chemical classes, too; `kinds` are words for what they are used as (`fungicide`). `pageWords` are words for `documents`,
 * pages and topics (`label`, `price`); beside other words they do not narrow a search for products. `fillers` are keys
 * of words that narrow no search beside others (`spray`, `best`). `crops`: the English words that are crops, a line each.
 * `times`: those that are times of use. `sounds`: of characters, for a tree in Chinese.
 */
export type Names = {
  ingredients: Record<string, string>
  others: Record<string, string>
  kinds: readonly string[]
  documents: readonly string[]
  pageWords: readonly string[]
  fillers: string
  crops?: string
  times?: readonly string[]
  sounds?: Sounds
}

/**
 * A part of a query: the typed text, and the English words that it means; none if it is no name. A filler with a
 * meaning is ignored only beside the name of a problem: `weeds` is searched, the second word of `horseweed weed` is
 * not.
 */
export type Part = {
  text: string
  means: readonly string[]
  isPageWord: boolean
  isFiller: boolean
}

export const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join(' ')

/** Splits a query at the names in it; what is between them stays as it was typed. */
export type Dictionary = {
  partsOf: (query: string) => Part[]
  /** The keys of an English word's names that mean nothing else. */
  keysOf: (english: string) => string[]
  isIngredient: (english: string) => boolean
  /** What all names mean, what those of ingredients mean, and the sounds of characters: for words that are no names. */
  meanings: Meanings
  ofIngredients: Meanings
  sounds?: Sounds
}

/** Words before the crop in which a weed or a disease is. */
const IN = /^(?:em|en|in|no|na|nos|nas)$/

/** The Arabic word that is both aphid, without its marks, and `from`. */
const FROM = 'من'

/** A name has at most this many words and characters. */
const MOST_UNITS = 24

/** `own`: names of the tree with their meanings, for names that have none yet. */
export function openDictionary(
  { ingredients, others, pageWords, ...names }: Names,
  own: readonly (readonly [key: string, word: string])[] = []
): Dictionary {
  const ofIngredients = meaningsIn(ingredients)
  const meanings = meaningsIn(others)
  for (const [key, english] of ofIngredients)
    meanings.set(key, new Set([...english, ...(meanings.get(key) ?? [])]))
  const arePageWords = new Set(pageWords)
  const crops = new Set(names.crops?.split('\n'))
  const isCrop = (english: string) => crops.has(english)
  const fillers = new Set(names.fillers.split('|'))
  for (const [key, word] of own)
    if (!meanings.has(key) && !fillers.has(key)) meanings.set(key, new Set([word]))

  const isFiller = (key: string) => fillers.has(key)
  const isKnown = (key: string) => meanings.has(key) || isFiller(key)

  /** The name that a misspelled key of Thai sounds like: `โรคไม้ข้าว` is `โรคไหม้ข้าว`. A short word may be another. */
  const soundingLike = (key: string) =>
    key.length > 4 && /^\p{Script=Thai}/u.test(key)
      ? (bySound ??= new Map(
          meanings.keys().flatMap(name => (name.length > 4 ? [[asHeard(name), name]] : []))
        )).get(asHeard(key))
      : undefined
  let bySound: ReadonlyMap<string, string> | undefined

  /** A long word of Thai is a name in a run with unknown words, if it narrows a search. */
  const isWholeWord = ([unit]: readonly Unit[]) =>
    unit !== undefined && unit.key.length > 3 && !fillers.has(unit.key)

  /** `rust yellow`, `negra sigatoka`: a colour may be on the other side of its name. */
  const withColourFirst = (units: readonly Unit[]) =>
    units.length === 2 && units.some(({ key }) => meanings.get(key)?.has('colour'))
      ? [keyOfUnits(units.toReversed())]
      : []

  /** The longest name that begins here, by its key. */
  const longestAt = (
    units: readonly Unit[],
    start: number,
    isInRun: boolean,
    mayBeHeard: boolean,
    most = MOST_UNITS
  ) => {
    for (let count = Math.min(most, units.length - start); count > 0; count--) {
      const some = units.slice(start, start + count)
      if (isConnecting(units, some)) continue
      if (count === 1 && !isInRun && isPartOfRun(units, start) && !isWholeWord(some)) continue
      const asWritten = keyOfUnits(some)
      const key = isKnown(asWritten)
        ? asWritten
        : ([...waysToRead(some), ...withColourFirst(some)].find(isKnown) ??
          (mayBeHeard ? soundingLike(asWritten) : undefined))
      if (key !== undefined) return { count, key }
    }
    return undefined
  }

  /** `capim no arroz` is a weed in rice, and not `capim-arroz`. */
  const isInCrop = (some: readonly Unit[]) => {
    const at = some.findIndex(({ key }) => IN.test(key))
    return at > 0 && [...(meanings.get(keyOfUnits(some.slice(at + 1))) ?? [])].some(isCrop)
  }

  /** A connecting word is no name, and begins and ends none, beside other words: `del` is not the Indonesian `dele`. */
  const isConnecting = (units: readonly Unit[], some: readonly Unit[]) =>
    (some[0]?.isStopWord === true || some.at(-1)?.isStopWord === true || isInCrop(some)) &&
    !(some.length === 1 && fillers.has(keyOfUnits(some))) &&
    units.some(({ isStopWord }) => !isStopWord)

  /**
   * A word of one Chinese character, or of one in Thai, is a name in a query that has nothing but names. The browser may
   * split Thai names at wrong places, so their letters are tried too.
   */
  const partsOf = (query: string) => {
    const areNames = (parts: Part[]) => parts.every(part => part.isFiller || part.means.length > 0)
    for (const mayBeHeard of [false, true])
      for (const inLetters of [false, true]) {
        const units = unitsOf(query, inLetters)
        const parts =
          cropAndProblem(units, meanings, { isCrop, isFiller })?.map(side =>
            partOf(query.slice(side[0]?.start, side.at(-1)?.end), keyOfUnits(side))
          ) ?? split(query, units, true, mayBeHeard)
        if (areNames(parts)) return parts
      }
    return split(query, unitsOf(query), false, true)
  }

  const split = (query: string, units: readonly Unit[], isInRun: boolean, mayBeHeard: boolean) => {
    const parts: Part[] = []
    let restAt: number | undefined
    const isFillerAt = (at: number) => isFiller(keyOfUnits(units.slice(at, at + 1)))
    const longestNameAt = (at: number) => {
      const longest = longestAt(units, at, isInRun, mayBeHeard)
      return longest && (withLongerNext(at, longest.count) ?? longest)
    }
    /** A filler is not part of a name if the words after it are a longer name. */
    const nameAt = (at: number) => {
      const name = longestNameAt(at)
      if (!name || name.count === 1 || !isFillerAt(at)) return name
      const next = longestNameAt(at + 1)
      const reachesFurther = next !== undefined && next.count >= name.count
      return reachesFurther ? { count: 1, key: keyOfUnits(units.slice(at, at + 1)) } : name
    }
    /**
     * `玉米地下害虫` is 玉米 and 地下害虫, and `marrons mancha-alvo` ends with the name `mancha-alvo`: a name ends earlier where
     * the rest of a word is unknown, and would begin a name.
     */
    const withLongerNext = (at: number, longest: number) => {
      const end = at + longest
      const between = query.slice(units[end - 1]?.end, units[end]?.start)
      const isInWord = end < units.length && !/\s/.test(between)
      if (!isInWord || longestAt(units, end, isInRun, mayBeHeard)) return undefined
      for (let most = longest - 1; most > 0; most--) {
        const name = longestAt(units, at, isInRun, mayBeHeard, most)
        const next = name && longestAt(units, at + name.count, isInRun, mayBeHeard)
        if (next && at + name.count + next.count > end) return name
      }
      return undefined
    }
    const sliceOf = (from: number, to: number) =>
      query.slice(units[from]?.start, units[to - 1]?.end)
    const endRest = (end: number) => {
      if (restAt === undefined) return
      const isStopWord = (at: number) => units[at]?.isStopWord === true
      let [from, to] = [restAt, end]
      while (to - from > 1 && isStopWord(from)) from += 1
      while (to - from > 1 && isStopWord(to - 1)) to -= 1
      parts.push(rest(sliceOf(from, to)))
      restAt = undefined
    }
    /** Between the name of a crop and another word, `من` is no aphid, but `from`. */
    const isFrom = (at: number) =>
      sliceOf(at, at + 1) === FROM &&
      at < units.length - 1 &&
      restAt === undefined &&
      parts.at(-1)?.isFiller === false
    for (let at = 0; at < units.length;) {
      if (isFrom(at)) {
        at += 1
        continue
      }
      const name = nameAt(at)
      if (!name) {
        restAt ??= at
        at += 1
        continue
      }
      endRest(at)
      parts.push(partOf(sliceOf(at, at + name.count), name.key))
      at += name.count
    }
    endRest(units.length)
    return parts
  }

  const rest = (text: string): Part => ({ text, means: [], isPageWord: false, isFiller: false })

  const partOf = (text: string, key: string): Part => {
    const means = [...(meanings.get(key) ?? [])]
    return {
      text,
      means,
      isPageWord: means.length > 0 && means.every(word => arePageWords.has(word)),
      isFiller: isFiller(key)
    }
  }

  const keysOf = (english: string) => {
    const keys = (ingredients[english] ?? others[english] ?? '').split('|')
    return keys.filter(key => meanings.get(key)?.size === 1)
  }

  const isIngredient = (english: string) => Object.hasOwn(ingredients, english)

  return { partsOf, keysOf, isIngredient, meanings, ofIngredients, sounds: names.sounds }
}

/** A single character of a longer Chinese run is no name. */
function isPartOfRun(units: readonly Unit[], at: number): boolean {
  const [before, unit, after] = [units[at - 1], units[at], units[at + 1]]
  return before?.end === unit?.start || unit?.end === after?.start
}
