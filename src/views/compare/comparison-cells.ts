import { bindUnits } from '#lib/typography/bind-units.ts'
import { softHyphens } from '#lib/typography/soft-hyphens.ts'
import { packLabel } from '#pictures/pack-label.ts'
import { packPicture } from '#pictures/product.ts'
import type { ElementSpec } from '#browser/base/create-node.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Dose, Product } from '#tree/product.ts'
import { exactNumbers } from '#views/text/formats.ts'
import { listInLine } from '#views/text/list-text.ts'
import { waterText } from '#views/field/land-units.ts'
import { doseOnLandText } from '#views/product/dose-text.ts'
import { packOf } from '#views/product/product.ts'
import { FORMULATION_SEPARATOR } from '#views/product/facts.ts'

/** Codes and numbers, which read from left to right on every page. */
const codes: Partial<Record<MessageKey, string>> = {
  'product.resistanceGroup': 'resistanceGroups',
  'product.registrationNumber': 'registrationNumber'
}

/** A text of the tree, with its language when that is not the page's. */
export function said(
  tree: Tree,
  key: MessageKey,
  values?: Parameters<Tree['words']>[1]
): ElementSpec {
  const { text, lang } = tree.words(key, values)
  return lang === undefined ? text : ['span', { lang }, text]
}

/** The pack of a product on a plank, which is decoration, and the product's name. */
export function drawProduct(tree: Tree, product: Product) {
  const { id, name, href, family, image } = product
  const { formulation, label } = packOf(product)
  const remove = tree.t('compare.remove', { product: name })
  const { lang } = tree.words('compare.remove')
  const src = image ?? packPicture(id, family.id, formulation).src
  const lettering = image === undefined ? packLabel(label).map(drawLine) : []
  const ofFamily = { 'data-family': family.id }
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

function drawLine({ text, x, y, size, weight }: ReturnType<typeof packLabel>[number]): ElementSpec {
  const attributes = {
    x: String(x),
    y: String(y),
    'font-size': String(size),
    'font-weight': String(weight),
    'text-anchor': x > 150 ? 'end' : 'start'
  }
  return ['text', attributes, text]
}

export function drawFact(tree: Tree, key: MessageKey, values: readonly string[]): ElementSpec {
  const code = codes[key]
  if (code) return ['span', { class: code }, listInLine(tree, values)]
  const isFormulation = key === 'product.formulationType'
  return softHyphens(isFormulation ? values.join(FORMULATION_SEPARATOR) : listInLine(tree, values))
}

/** A dose as it is registered, and below it the other facts of the use. */
export function drawDose(tree: Tree, dose: Dose): ElementSpec {
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
