import { endpoints } from '#contract/endpoints.ts'
import { foldId } from '#contract/ids.ts'
import type { ProductDetailRecord } from '#contract/product.ts'
import type { Finding } from '#snapshot/finding.ts'
import type { TreeCatalogue, TreeContent } from '#snapshot/snapshot.ts'
import { around, ends, partsOf } from './crops-at.ts'
import { cropReader, type ReadCrops } from './crops.ts'
import { withPlainDigits } from './numbers.ts'

/** Words of a sentence about what is sown after the crop, grows beside it, or stood there before. */
const otherFields =
  /plant-?backs?|following crops?|rotation|carry-?over|intervalo de rota|rotaci[oó]n|rotação|cultivos? siguientes?|cultura seguinte|севооборот|последующ|后茬|轮作|rotasi|tanaman berikut|พืชหมุนเวียน|พืชตาม|الدورة الزراعية|المحصول التالي/iu

/** A crop that the description of a product names and its table does not list, and the sentence. */
export type UnlistedCrop = { crop: string; sentence: string }

/**
 * The crops of the tree's dictionary that the description of a product names, each once, and its table does not list.
 * Without a table, the list of its crops counts; a product with neither contradicts nothing. A sentence that says it is
 * about crops in rotation is passed over.
 */
export function unlistedCrops(
  { description = '', lang, crops, recommendations }: ProductDetailRecord,
  read: ReadCrops
): UnlistedCrop[] {
  const listed = new Set(
    (recommendations.length > 0 ? recommendations.map(({ crop }) => crop) : crops).map(foldId)
  )
  // A description in another language than the tree's names its crops in that language.
  if (listed.size === 0 || lang !== undefined) return []
  const text = withPlainDigits(description)
  const sentences = partsOf(text, { from: 0, to: text.length }, ends)
  const found = read(text)
    .filter(({ id }) => !listed.has(id))
    .toSorted((one, other) => one.at - other.at)
    .map(({ id, at }) => {
      const { from, to } = around({ from: at, to: at }, sentences)
      return { crop: id, sentence: text.slice(from, to).trim() }
    })
    .filter(({ sentence }) => !otherFields.test(sentence))
  return found.filter(({ crop }, at) => found.findIndex(one => one.crop === crop) === at)
}

/**
 * A finding for each crop that the description of a product names and the product's table in this tree does not list.
 * It may be meant (a neighbour's crop), so it quotes the sentence and stops no publication.
 */
export function leadFindings(
  tree: string,
  { products }: Pick<TreeCatalogue, 'products'>,
  { crops }: Pick<TreeContent, 'crops'>
): Finding[] {
  const problems = products.flatMap(({ problematics }) => problematics)
  const read = cropReader(crops, [...new Map(problems.map(one => [one.id, one])).values()])
  const names = new Map(crops.map(({ id, description }) => [foldId(id), description]))
  const nameOf = (id: string) => names.get(foldId(id)) ?? id
  return products.flatMap(product => {
    const { id, recommendations } = product
    const rows =
      recommendations.length > 0 ? recommendations.map(({ crop }) => crop) : product.crops
    const listed = [...new Set(rows.map(nameOf))].join(', ')
    return unlistedCrops(product, read).map(({ crop, sentence }) => ({
      kind: 'lead' as const,
      tree,
      call: `GET ${endpoints.product.path}`,
      record: id,
      field: `description (crop ${crop})`,
      expected: `crops of its table: ${listed}`,
      received: sentence,
      message: `The description of product ${id} (tree ${tree}) names ${nameOf(crop)}, which its table does not list: \u201c${sentence}\u201d`
    }))
  })
}
