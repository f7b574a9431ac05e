import { GLOBAL_COUNTRY, MAX_CHOSEN } from '#config/constants.ts'
import type { ElementSpec } from '#browser/base/create-node.ts'
import type { ComparedProduct, ComparisonSheet } from '#browser/compare/sheet.ts'
import { href } from '#routes/href.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import { countryNames } from '#tree/countries.ts'
import type { Dose, Named, Product } from '#tree/product.ts'
import { drawDose, drawFact, drawProduct, said } from './comparison-cells.ts'
import { listText } from '#views/text/list-text.ts'
import { splitEffects } from '#views/product/problem-kind.ts'
import { packText, tradeName } from '#views/text/trade-name.ts'
import { formulationsOf } from '#views/product/facts.ts'

/** The rows of a comparison, in this order, before the registered uses. */
const facts: [MessageKey, (product: Product, tree: Tree) => string[]][] = [
  [
    'product.activeIngredients',
    ({ composition, activeIngredients }, tree) =>
      composition === undefined ? names(activeIngredients) : [tradeName(tree, composition)]
  ],
  ['product.resistanceGroup', ({ resistanceGroups }) => resistanceGroups.map(codeOf)],
  ['product.modeOfAction', ({ modeOfAction }) => stated(modeOfAction)],
  ['product.problematics', ({ problematics }) => names(splitEffects(problematics).problems)],
  ['product.effects', ({ problematics }) => names(splitEffects(problematics).effects)],
  ['product.crops', ({ crops }) => names(crops)],
  [
    'product.toxicologicalClass',
    ({ toxicologicalClass }) => stated(toxicologicalClass?.description)
  ],
  ['product.formulationType', formulationsOf],
  ['product.packs', ({ packs }, tree) => packs.map(pack => packText(tree, pack))],
  ['product.registrationNumber', ({ registrationNumber }) => stated(registrationNumber)]
]

/** The rows with facts that distinguish the products of a list. */
const listed: readonly MessageKey[] = [
  'product.activeIngredients',
  'product.resistanceGroup',
  'product.toxicologicalClass',
  'product.registrationNumber'
]

/**
 * Everything that comparisons of the tree's products can show, rendered by the build, so that scripts only place it.
 */
export function comparisonSheet(tree: Tree): ComparisonSheet {
  const { products } = tree.catalogue()
  const { rows, cells, cellsOf, addRow } = tableOf(products)
  for (const [key, valuesOf] of facts)
    addRow(
      { title: said(tree, key), ...(listed.includes(key) && { isListed: true }) },
      product => valuesOf(product, tree),
      values => [drawFact(tree, key, values)]
    )
  for (const { crop, problematic } of usesOf(products))
    addRow(
      { title: crop.name, problem: problematic.name },
      ({ doses }) => doses.filter(dose => isOfUse(dose, { crop, problematic })),
      doses => doses.map(dose => drawDose(tree, dose))
    )

  return {
    rows,
    cells,
    products: products.map(product => ({
      ...drawProduct(tree, product),
      cells: cellsOf.get(product.id) ?? {}
    })),
    texts: textsOf(tree),
    notes: {
      notFound: tree.words('compare.notFound'),
      elsewhere: tree.words('compare.elsewhere'),
      notShown: tree.words('compare.notShown'),
      sideBySide: tree.words('compare.sideBySide'),
      full: tree.words('compare.full', { count: MAX_CHOSEN })
    },
    elsewhere: elsewhereOf(tree),
    counts: Array.from({ length: MAX_CHOSEN + 1 }, (_, count) =>
      tree.words('compare.selected', { count })
    ),
    comma: listText(tree, ['', ''])
  }
}

/** A table to which rows are added; of each product, the number of its cell in a row. */
function tableOf(products: readonly Product[]) {
  const rows: ComparisonSheet['rows'] = []
  const cells: ElementSpec[][] = []
  const cellsOf = new Map<string, ComparedProduct['cells']>(products.map(({ id }) => [id, {}]))

  /** Adds a row of values; products with the same values share a cell. */
  const addRow = <Value>(
    row: ComparisonSheet['rows'][number],
    valuesOf: (product: Product) => Value[],
    draw: (values: Value[]) => ElementSpec[]
  ) => {
    const known = new Map<string, number>()
    for (const product of products) {
      const values = valuesOf(product)
      if (values.length === 0) continue
      const key = keyOf(values)
      const cell = known.get(key) ?? cells.push(draw(values)) - 1
      known.set(key, cell)
      Object.assign(cellsOf.get(product.id) ?? {}, { [rows.length]: cell })
    }
    rows.push(row)
  }
  return { rows, cells, cellsOf, addRow }
}

/** The comparison of each tree of another country, with the name of the country in this tree's language. */
function elsewhereOf({ index, content, locale, country, t }: Tree): ComparisonSheet['elsewhere'] {
  const nameOf = countryNames(content.tree, locale, index)
  const sites = index.trees.flatMap(({ prefix, country: iso, env, lang }) => {
    const record = index.countries.find(other => other.iso === iso)
    if (!record || iso === country.iso) return []
    const name = iso === GLOBAL_COUNTRY ? t('countrySelector.global') : nameOf(record)
    return [[`${iso}-${env}-${lang}`, { href: href('compare', { tree: prefix }), country: name }]]
  })
  return Object.fromEntries(sites) as ComparisonSheet['elsewhere']
}

function textsOf(tree: Tree): ComparisonSheet['texts'] {
  const hidden = { class: 'visually-hidden' }
  return {
    caption: ['caption', hidden, said(tree, 'compare.open')],
    property: ['th', { scope: 'col' }, ['span', hidden, said(tree, 'compare.property')]],
    differs: ['span', hidden, ' (', said(tree, 'compare.differs'), ')'],
    uses: said(tree, 'compare.uses'),
    notListed: said(tree, 'compare.notListed'),
    notStated: said(tree, 'product.doses.notStated'),
    list: ['caption', { class: 'size-3' }, said(tree, 'compare.list')],
    product: ['th', { scope: 'col' }, said(tree, 'product.title')]
  }
}

const names = (named: readonly Named[]) => named.map(({ name }) => name)
const stated = (text: string | undefined) => (text === undefined ? [] : [text])
const codeOf = ({ scheme, code }: Product['resistanceGroups'][number]) => `${scheme} ${code}`

/** Equal for the same values in any order. */
const keyOf = (values: readonly unknown[]) =>
  values
    .map(value => JSON.stringify(value))
    .sort()
    .join('\n')

type Use = Pick<Dose, 'crop' | 'problematic'>

const isOfUse = (dose: Use, { crop, problematic }: Use) =>
  dose.crop.id === crop.id && dose.problematic.id === problematic.id

/** Every crop and problem that a product is registered for, by crop. */
function usesOf(products: readonly Product[]): Use[] {
  const doses = products.flatMap(({ doses }) => doses)
  return [...Map.groupBy(doses, ({ crop }) => crop.id).values()].flatMap(ofCrop => [
    ...new Map(ofCrop.map(dose => [dose.problematic.id, dose])).values()
  ])
}
