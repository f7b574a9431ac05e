import { readFileSync } from 'node:fs'
import type { Tree } from '#tree/build-tree.ts'
import type { Product } from '#tree/product.ts'

/** What the search answers: products in the finder, or results as the search page shows them. */
export type Answers = {
  products: readonly string[]
  results: readonly string[]
  /** The suggested name, and the trees that have the words. */
  suggestion?: string
  elsewhere: readonly string[]
}

/** The questions of a tree in one of the sets of `tests/questions/README.md`, with their answers. */
export const questionsOf = (folder: string, prefix: string) =>
  JSON.parse(readFileSync(`${folder}/${prefix}.json`, 'utf8')) as Record<string, string>

/** Whether one of the right answers is given. `timingsOf`: the ids of the times at which a product is used. */
export function isRight(tree: Tree, expected: string, given: Answers): boolean {
  return expected.split(' | ').some(answer => matches(tree, answer, given))
}

const SHOWN_FIRST = 3
const MOST_OTHERS = 0.1

function matches(tree: Tree, answer: string, given: Answers): boolean {
  const [kind = '', ...ids] = answer.split(' ')
  const first = given.results.slice(0, SHOWN_FIRST)
  if (kind === 'page')
    return ids.some(id => first.some(given => given.replace(/#.*/, '') === `page:${id}`))
  if (kind === 'post') return ids.some(id => first.includes(`post:${id}`))
  if (kind === 'product')
    return given.products[0] === ids[0] && given.results[0] === `product:${ids[0] ?? ''}`
  if (kind === 'nothing') return isNothing(tree, given)
  if (kind === 'elsewhere')
    return given.products.length === 0 && ids.every(id => given.elsewhere.includes(id))
  const wanted = productsOf(tree, answer)
  if (wanted.length === 0) return isNothing(tree, given)
  const others = given.products.filter(id => !wanted.includes(id))
  const best = given.results[0] ?? ''
  return (
    wanted.every(id => given.products.includes(id)) &&
    others.length <= given.products.length * MOST_OTHERS &&
    (wanted.includes(best.replace('product:', '')) ||
      /^(?:crop|problem|family|portfolio):/.test(best))
  )
}

/** Nothing is found with certainty, and no crop or problem is offered instead. */
function isNothing(tree: Tree, { products, results, suggestion }: Answers): boolean {
  const { crops, problematics } = tree.catalogue()
  const isOrganism = [...crops, ...problematics].some(({ name, scientificName, aliases = [] }) =>
    [name, scientificName, ...aliases].some(other => other !== undefined && other === suggestion)
  )
  return (
    products.length === 0 &&
    results.every(id => /^(?:post|page|portfolio):/.test(id)) &&
    !isOrganism
  )
}

/** `crop wheat & family 2001 + …`: products of both, products of either. */
function productsOf(tree: Tree, answer: string): string[] {
  const { products } = tree.catalogue()
  return products
    .filter(product =>
      answer
        .split(' + ')
        .some(either => either.split(' & ').every(fact => isOf(product, fact.split(' '))))
    )
    .map(({ id }) => id)
}

function isOf(product: Product, [kind, ...ids]: string[]): boolean {
  const isOne = ({ id }: { id: string }) => ids.includes(id)
  if (kind === 'ingredient') return product.activeIngredients.some(isOne)
  if (kind === 'crop') return product.crops.some(isOne)
  if (kind === 'problem') return product.problematics.some(isOne)
  if (kind === 'family') return isOne(product.family)
  if (kind === 'formulation') return product.formulations.some(isOne)
  if (kind === 'use')
    return product.doses.some(
      ({ crop, problematic }) => crop.id === ids[0] && problematic.id === ids[1]
    )
  if (kind === 'timing') return ids.some(id => isUsedAt(product, id))
  throw new Error(`An answer says "${kind ?? ''}", which tests/questions/README.md does not name.`)
}

/** The demo's timings, by the text that the BFF sends. */
const timings = JSON.parse(readFileSync('scripts/demo-bff/data/timings.json', 'utf8')) as {
  id: string
  description: Record<string, string>
}[]

function isUsedAt({ doses }: Product, id: string): boolean {
  const texts = Object.values(timings.find(timing => timing.id === id)?.description ?? {})
  return doses.some(({ timing }) => timing !== undefined && texts.includes(timing))
}
