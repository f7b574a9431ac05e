import { endpoints } from '#contract/endpoints.ts'
import type { ProductDetailRecord } from '#contract/product.ts'
import { isPhrase, type RichNode, type RichText, wordsOf } from '#lib/rich-nodes.ts'
import type { Finding } from '#snapshot/finding.ts'
import type { TreeCatalogue, TreeContent } from '#snapshot/snapshot.ts'
import { contradictionsOf } from './contradictions.ts'
import { ends, partsOf } from './crops-at.ts'
import { cropReader } from './crops.ts'
import { withPlainDigits } from './numbers.ts'

/** In letters: a shorter first word of a product's name may be a word of the language. */
const SHORTEST = 4

/**
 * A finding for each dose or number of days in an article that no product of its sentence has in its table. It may be
 * that of a trial, so it quotes the sentence and stops no publication.
 */
export function articleFindings(
  tree: string,
  { products }: Pick<TreeCatalogue, 'products'>,
  { crops, posts }: Pick<TreeContent, 'crops' | 'posts'>
): Finding[] {
  const namedIn = productReader(products)
  const read = cropReader(crops)
  return posts.flatMap(({ id, content = [] }) =>
    blocksOf(content)
      .flatMap(sentencesOf)
      .flatMap(sentence => {
        const [first, ...others] = namedIn(sentence).map(product => ({
          product,
          found: contradictionsOf(onlySaying(sentence, product), read)
        }))
        const wrong = (first?.found ?? []).filter(({ says }) =>
          others.every(({ found }) => found.some(other => other.says === says))
        )
        return wrong.map(({ says, table }) => ({
          kind: 'article' as const,
          tree,
          call: `GET ${endpoints.posts.path}`,
          record: id,
          field: `content (${says})`,
          expected: table,
          received: sentence,
          message: `The article ${id} (tree ${tree}) says \u201c${says}\u201d of ${first?.product.brandname}, but its table has ${table}: \u201c${sentence}\u201d`
        }))
      })
  )
}

/** The product with a sentence as its only text. */
const onlySaying = (description: string, product: ProductDetailRecord): ProductDetailRecord => ({
  ...product,
  description,
  mode_of_action: undefined,
  content: undefined,
  calibre: []
})

type Reader = (text: string) => ProductDetailRecord[]

/** Scripts without spaces, where a name of two signs is no word of the text by chance. */
const dense = /[\p{Script=Han}\p{Script=Thai}]{2}/u
const letter = String.raw`[[\p{L}\d]--[\p{Script=Han}\p{Script=Thai}]]`
const [noLetterBefore, noLetterAfter] = [`(?<!${letter})`, `(?!${letter})`]

/** Finds the products that a text names by their names, or by a first word that only one of them has. */
function productReader(products: readonly ProductDetailRecord[]): Reader {
  const firstWord = ({ brandname }: ProductDetailRecord) => brandname.split(' ')[0] ?? ''
  const short = [...Map.groupBy(products, firstWord)].flatMap(([word, own]) =>
    own.length === 1 ? own.map(one => [word, one] as const) : []
  )
  const named = [...short, ...products.map(one => [one.brandname, one] as const)]
  const byName = new Map(named.filter(([name]) => name.length >= SHORTEST || dense.test(name)))
  if (byName.size === 0) return () => []
  const names = [...byName.keys()].toSorted((one, other) => other.length - one.length)
  const anyOf = (some: readonly string[]) =>
    `(?:${some.map(name => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|') || '(?!)'})`
  // What is around a name is read once for all names: for each of them it would take ten times as long.
  const pattern = new RegExp(
    `${noLetterBefore}${anyOf(names.filter(name => !dense.test(name)))}${noLetterAfter}|${anyOf(names.filter(name => dense.test(name)))}`,
    'gv'
  )
  return text => [
    ...new Set([...text.matchAll(pattern)].flatMap(([name]) => byName.get(name) ?? []))
  ]
}

/** The texts of paragraphs, items of lists and rows of tables. */
function blocksOf(nodes: RichText): string[] {
  const isInline = (node: RichNode) => typeof node === 'string' || isPhrase(node.tag)
  if (nodes.every(isInline)) return [wordsOf(nodes)]
  return nodes.flatMap(node => {
    if (typeof node === 'string') return []
    const { tag, children } = node
    return tag === 'tr' ? children.map(cell => wordsOf([cell])).join(', ') : blocksOf(children)
  })
}

function sentencesOf(text: string): string[] {
  const plain = withPlainDigits(text)
  return partsOf(plain, { from: 0, to: plain.length }, ends).map(({ from, to }) =>
    plain.slice(from, to).trim()
  )
}
