import { normalise, withLatinDigits } from '#lib/normalise.ts'
import { type Part, textOf } from '#browser/search/names/dictionary.ts'
import type { Kind } from '#browser/search/index/kinds.ts'
import { queriesOf } from './combinations.ts'
import type { TreeWords } from '#browser/search/names/tree-words.ts'
import type { WordsFor } from './words-in-tree.ts'

/** Reads `80 WP` and `80 %` as 800 g/kg, if a product of the tree has such a name. */
export function inGrams(query: string, brandsOf: () => readonly string[]): string {
  return withLatinDigits(query).replace(
    STRENGTH,
    (typed: string, percent: string, formulation: string | undefined = '') => {
      const isCalled = (strength: number) =>
        brandsOf().some(brand =>
          ` ${normalise(brand)} `.includes(` ${String(strength)} ${normalise(formulation)}`)
        )
      const grams = 10 * Number(percent.replace(',', '.'))
      return isCalled(grams) && !isCalled(grams / 10) ? `${String(grams)} ${formulation}` : typed
    }
  )
}

/** A strength is no part of a name. */
export const FIGURE = /^[\p{N}.,]+\s*(?:%|g|g\/l|g\/kg)?$/iu
const FORMULATION = /^[A-Z]{2}$/

const STRENGTH =
  /(?<![\p{N}.,\-])(\d{1,2}(?:[.,]\d)?)\s*(?:%(?=\p{Script=Han})|(?:%|(?=\p{L}))\s*(\p{L}{2,3})?(?![\p{L}\p{N}]))/gu

/** The figures and formulations of a query: `glyphosate 480 SL`. */
export function strengthsIn({ brandsOf, isOfIngredient, isKnown }: TreeWords, wordsFor: WordsFor) {
  const searched = (parts: readonly Part[], kinds: readonly Kind[]) =>
    queriesOf(parts.map(part => wordsFor(part, kinds)))

  const isListed = (parts: readonly Part[], kinds: readonly Kind[]) =>
    searched(parts, kinds).some(words => isKnown(words, kinds))

  /** A strength beside its ingredients; in per cent, `80` is 800 g/kg. */
  const ofIngredients = (parts: readonly Part[], ...strengths: Part[]) => [
    ...parts.filter(isOfIngredient),
    ...strengths
  ]
  const areOfIngredient = (parts: readonly Part[]) => parts.some(isOfIngredient)

  /** `mancozeb 80` in grams, where a product has that strength. */
  const inStrengths = (parts: readonly Part[], kinds: readonly Kind[]) =>
    parts.map(part => {
      if (!isFigure(part) || !areOfIngredient(parts)) return part
      const ways = [part, { ...part, text: String(10 * Number(part.text)) }]
      return ways.find(way => isListed(ofIngredients(parts, way), kinds)) ?? part
    })

  /** The strengths and formulations that no product with the ingredient has, beside its name: each alone, or else all together. */
  const unlistedStrength = (parts: readonly Part[], kinds: readonly Kind[]) => {
    const strengths = parts.filter(isStrength)
    if (!strengths[0] || !areOfIngredient(parts)) return []
    const unlisted = (some: readonly Part[]) => {
      const named = ofIngredients(parts, ...some)
      const isUnlisted = !isListed(named, kinds) || named.some(part => !wordsFor(part, kinds)[0])
      return isUnlisted ? [textOf(named)] : []
    }
    const alone = strengths.flatMap(part => unlisted([part]))
    return alone.length > 0 ? alone : unlisted(strengths)
  }

  /** A strength that no product with the ingredient has does not narrow the search for it. */
  const withoutStrengths = (parts: readonly Part[], kinds: readonly Kind[]) => {
    const others = parts.filter(part => !isStrength(part))
    if (others.length === parts.length || !others.some(isNamed)) return parts
    // A figure that is in no name is a percentage, or the strength of the other ingredient of a mixture.
    const isInNoName = (part: Part) =>
      isFigure(part) && !brandsOf().some(brand => hasWord(brand, part.text))
    if (parts.some(isInNoName) && !areOfIngredient(parts)) return others
    return isListed(parts, kinds) ? parts : others
  }

  /** Beside an ingredient, a strength says which of its products come first. */
  const ofAnyStrength = (parts: readonly Part[], kinds: readonly Kind[]) => {
    const others = parts.filter(part => !isStrength(part))
    const isOfName = parts.some(isFigure) && others.every(isNamed) && others.some(isOfIngredient)
    return isOfName ? searched(others, kinds) : []
  }

  return { inStrengths, unlistedStrength, withoutStrengths, ofAnyStrength }
}

const isNamed = ({ means }: Part) => means.length > 0
const isFigure = ({ text, means }: Part) => means.length === 0 && FIGURE.test(text)
const isStrength = (part: Part) =>
  isNamed(part) ? part.means.every(word => FORMULATION.test(word)) : isFigure(part)

const hasWord = (brand: string, word: string) =>
  brand.split(' ').includes(word.replace(/[^\p{N}.,].*$/u, ''))
