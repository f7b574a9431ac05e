import type { Part } from '#browser/search/names/dictionary.ts'
import { areStopWords } from '#browser/search/words/without-stop-words.ts'
import { isUnstated } from './unstated-words.ts'
import { termOf } from '#browser/search/words/term.ts'

/** Also as they are counted in Thailand and Saudi Arabia, with the word for one. */
const YEAR = /^(?:1[34]|19|20|25)\d\d(?:年度?|г|год|года)?$/u
const isYear = (text: string) => YEAR.test(termOf(text.trim()))

/** Beside the word for a page, connecting words say nothing, and a year says which report is meant. */
export const narrowsNothing = (text: string) => areStopWords(text) || isYear(text)

/** The words for pages or topics that are left out of the parts of a query: those for documents are of products. */
export const pageWordsBeside = (
  parts: readonly Part[],
  kept: readonly Part[],
  documents: readonly string[]
): Part[] =>
  parts.filter(
    part =>
      part.isPageWord && !kept.includes(part) && !part.means.some(word => documents.includes(word))
  )

/**
 * `label of Harmattan` means the product; `label` alone means labels. `pest resistance` means articles about resistance:
 * beside the word for a page or a topic, the word for all pests says nothing.
 */
export function withoutPageWords(parts: readonly Part[], documents: readonly string[]): Part[] {
  const isOfProducts = ({ means }: Part) => means.some(word => documents.includes(word))
  const pages = parts.filter(part => part.isPageWord && !isOfProducts(part))
  const others = parts.filter(({ isPageWord, text }) => !isPageWord && !narrowsNothing(text))
  if (
    pages.length > 0 &&
    others.length > 0 &&
    others.every(part => part.isFiller || isUnstated(part))
  )
    return pages
  if (others.length > 0) return parts.filter(({ isPageWord }) => !isPageWord)
  // `annual report 2025 pdf` is no document of a product.
  const isReport = pages.length > 0 && parts.some(({ text }) => isYear(text))
  return isReport ? pages : [...parts]
}
