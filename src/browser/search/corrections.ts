import type { brandsIn } from './brands-in.ts'
import type { Dictionary, Part } from './dictionary.ts'
import { kinds as allKinds } from './entry.ts'
import { onOtherKeyboards } from './keyboards.ts'
import { FIGURE } from './strengths.ts'
import type { IndexLookup } from './translation.ts'

/** A misspelled name has at most this many words. */
const MOST_MISSPELLED = 3

type BrandOf = ReturnType<typeof brandsIn>['brandOf']

/** Finds what was meant by words that are no names: misspelled names, brands in other letters, another keyboard. */
export function correctionsOf(
  { isKnown, areParticles }: IndexLookup,
  dictionary: () => Dictionary,
  brandOf: BrandOf
) {
  const isUnknown = ({ text, means, isFiller }: Part) =>
    means.length === 0 &&
    !isFiller &&
    !FIGURE.test(text) &&
    !areParticles(text) &&
    !isKnown(text, allKinds)

  const corrected = (part: Part): Part[] => {
    if (!isUnknown(part)) return [part]
    const words = part.text.split(/\s+/).map(word => brandOf(word) ?? word)
    const text = words.join(' ')
    if (isKnown(text, allKinds)) return [{ ...part, text }]
    for (let count = Math.min(MOST_MISSPELLED, words.length); count > 0; count--)
      for (let at = 0; at + count <= words.length; at++) {
        const some = words.slice(at, at + count)
        if (some.every(word => isKnown(word, allKinds))) continue
        const { closestTo } = dictionary()
        const inOne = closestTo(some.join(''))
        const means = inOne.length > 0 ? inOne : closestTo(some.join(' '))
        if (means.length === 0) continue
        const textsOf = (words: string[]) =>
          words.length > 0 ? corrected({ ...part, text: words.join(' ') }) : []
        const name = { ...part, text: some.join(' '), means }
        return [...textsOf(words.slice(0, at)), name, ...textsOf(words.slice(at + count))]
      }
    return [{ ...part, text }]
  }

  /** `werng coklat` is one misspelled name, although its second word alone is another. */
  const withJoined = (parts: readonly Part[]): Part[] => {
    const at = parts.findIndex((part, at) => isHalfUnknown(part, parts[at + 1]))
    const [part, next] = [parts[at], parts[at + 1]]
    if (!part || !next) return [...parts]
    const text = `${part.text} ${next.text}`
    const means = dictionary().closestTo(text)
    const [done, rest] = means.length > 0 ? [{ ...part, text, means }, at + 2] : [part, at + 1]
    return [...parts.slice(0, at), done, ...withJoined(parts.slice(rest))]
  }

  const isHalfUnknown = (part: Part, next: Part | undefined) =>
    next !== undefined && part.means.length + next.means.length > 0 && [part, next].some(isUnknown)

  const withCorrections = (parts: readonly Part[]) => withJoined(parts).flatMap(corrected)

  /** Nothing of the query is a name or a word of the tree. */
  const isStrange = (query: string) => dictionary().partsOf(query).every(isUnknown)

  const isUnderstood = (query: string) =>
    dictionary()
      .partsOf(query)
      .every(({ text, means }) => means.length > 0 || isKnown(text, allKinds))

  /** A query of which nothing is known, as the keys of another keyboard would have written it. */
  const onItsKeyboard = (query: string) => {
    if (query.length < 3 || !isStrange(query)) return query
    return onOtherKeyboards(query).find(isUnderstood) ?? query
  }

  return { isUnknown, onItsKeyboard, withCorrections }
}
