import { MAX_CHOSEN } from '#config/constants.ts'
import { bindUnits } from '#lib/typography/bind-units.ts'
import { softHyphens } from '#lib/typography/soft-hyphens.ts'
import { packLabel } from '#pictures/pack-label.ts'
import { packPicture } from '#pictures/product.ts'
import type { ElementSpec } from '#browser/base/create-node.ts'
import type { ComparedProduct, ComparisonSheet } from '#browser/compare/sheet.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Dose, Named, Product } from '#tree/product.ts'
import { exactNumbers } from '#views/text/formats.ts'
import { listInLine, listText } from '#views/text/list-text.ts'
import { splitEffects } from '#views/product/problem-kind.ts'
import { tradeName } from '#views/text/trade-name.ts'
import { waterText } from '#views/field/land-units.ts'
import { doseOnLandText } from '#views/product/dose-text.ts'
import { packOf } from '#views/product/product.ts'
import { FORMULATION_SEPARATOR, formulationsOf } from '#views/product/facts.ts'

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
  ['product.packs', ({ packs }) => packs],
  ['product.registrationNumber', ({ registrationNumber }) => stated(registrationNumber)]
]

/** The rows with facts that distinguish the products of a list. */
const listed: readonly MessageKey[] = [
  'product.activeIngredients',
  'product.resistanceGroup',
  'product.toxicologicalClass',
  'product.registrationNumber'
]

/** Codes and numbers, which read from left to right on every page. */
const codes: Partial<Record<MessageKey, string>> = {
  'product.resistanceGroup': 'resistanceGroups',
  'product.registrationNumber': 'registrationNumber'
}

/**
 * Everything that comparisons of the tree's products can show, rendered by the build, so that scripts only place it.
 */
export function comparisonSheet(tree: Tree): ComparisonSheet {
  const { products } = tree.catalogue()
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
      const key = values
        .map(value => JSON.stringify(value))
        .sort()
        .join('\n')
      const cell = known.get(key) ?? cells.push(draw(values)) - 1
      known.set(key, cell)
      Object.assign(cellsOf.get(product.id) ?? {}, { [rows.length]: cell })
    }
    rows.push(row)
  }

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
    texts: {
      caption: ['caption', hidden, said(tree, 'compare.open')],
      property: ['th', { scope: 'col' }, ['span', hidden, said(tree, 'compare.property')]],
      differs: ['span', hidden, ' (', said(tree, 'compare.differs'), ')'],
      uses: said(tree, 'compare.uses'),
      notListed: said(tree, 'compare.notListed'),
      notStated: said(tree, 'product.doses.notStated'),
      list: ['caption', { class: 'size-3' }, said(tree, 'compare.list')],
      product: ['th', { scope: 'col' }, said(tree, 'product.title')]
    },
    notes: {
      notFound: tree.words('compare.notFound'),
      notShown: tree.words('compare.notShown'),
      sideBySide: tree.words('compare.sideBySide'),
      full: tree.words('compare.full', { count: MAX_CHOSEN })
    },
    counts: Array.from({ length: MAX_CHOSEN + 1 }, (_, count) =>
      tree.words('compare.selected', { count })
    ),
    comma: listText(tree, ['', ''])
  }
}

const hidden = { class: 'visually-hidden' }
const names = (named: readonly Named[]) => named.map(({ name }) => name)
const stated = (text: string | undefined) => (text === undefined ? [] : [text])
const codeOf = ({ scheme, code }: Product['resistanceGroups'][number]) => `${scheme} ${code}`

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

/** A text of the tree, with its language when that is not the page's. */
function said(tree: Tree, key: MessageKey, values?: Parameters<Tree['words']>[1]): ElementSpec {
  const { text, lang } = tree.words(key, values)
  return lang === undefined ? text : ['span', { lang }, text]
}

/** The pack of a product on a plank, which is decoration, and the product's name. */
function drawProduct(tree: Tree, product: Product) {
  const { id, name, href, family, image } = product
  const { formulation, label } = packOf(product)
  const remove = tree.t('compare.remove', { product: name })
  const { lang } = tree.words('compare.remove')
  const src = image ?? packPicture(id, family.id, formulation).src
  const lines = image === undefined ? packLabel(label) : []
  const ofFamily = { 'data-family': family.id }
  const lettering = lines.map(({ text, x, y, size, weight }): ElementSpec => {
    const anchor = x > 150 ? 'end' : 'start'
    return [
      'text',
      {
        x: String(x),
        y: String(y),
        'font-size': String(size),
        'font-weight': String(weight),
        'text-anchor': anchor
      },
      text
    ]
  })
  const pack: ElementSpec = [
    'span',
    { class: 'pack' },
    ['img', { src, alt: '', width: '300', height: '424' }],
    ['svg', { viewBox: '0 0 300 424', 'aria-hidden': 'true', direction: 'ltr' }, ...lettering]
  ]
  const button = { type: 'button', 'data-remove': id, 'aria-label': remove }
  return {
    id,
    name,
    pack: ['td', ofFamily, pack] satisfies ElementSpec,
    head: [
      'th',
      { scope: 'col', ...ofFamily },
      ['a', { href }, name],
      ['small', {}, family.name],
      ['button', lang === undefined ? button : { ...button, lang }, '×']
    ] satisfies ElementSpec
  }
}

function drawFact(tree: Tree, key: MessageKey, values: readonly string[]): ElementSpec {
  const code = codes[key]
  if (code) return ['span', { class: code }, listInLine(tree, values)]
  const isFormulation = key === 'product.formulationType'
  return softHyphens(isFormulation ? values.join(FORMULATION_SEPARATOR) : listInLine(tree, values))
}

/** A dose as it is registered, and below it the other facts of the use. */
function drawDose(tree: Tree, dose: Dose): ElementSpec {
  const number = (value?: number) =>
    value === undefined ? undefined : exactNumbers(tree.locale).format(value)
  const { water_l_ha: water, interval_days: interval, phi_days: harvest, timing } = dose
  const facts: [MessageKey, ElementSpec | undefined][] = [
    ['product.doses.waterName', water && waterText(tree, dose)],
    [
      'product.doses.interval',
      interval === undefined ? undefined : said(tree, 'product.doses.days', { count: interval })
    ],
    [
      'product.doses.daysToHarvest',
      harvest === undefined
        ? undefined
        : said(tree, 'product.doses.harvestDays', { count: harvest })
    ],
    ['product.doses.maxApplications', number(dose.max_applications)]
  ]
  return [
    'div',
    { class: 'dose' },
    ['b', {}, doseOnLandText(tree, dose)],
    ...facts.flatMap(([key, value]): ElementSpec[] =>
      value === undefined ? [] : [['small', {}, ['span', {}, said(tree, key)], ' ', value]]
    ),
    ...(timing === undefined
      ? []
      : [['small', {}, softHyphens(bindUnits(timing, tree.dir))] satisfies ElementSpec])
  ]
}
