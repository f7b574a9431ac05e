import { type Drawn, make } from '#browser/base/make.ts'
import { partOf } from '#lib/part.ts'
import { areas, type AreaUnit } from './areas.ts'
import { counted, isCounted } from './calculate.ts'
import { cellsOf, readField } from './calculated-cells.ts'
import { askAbove, field, numberField, say, select, today } from './controls.ts'
import { entriesOf, sayEntries } from './entries.ts'
import { decimal } from './decimal.ts'
import type { FieldTexts, FieldUse } from './field-config.ts'
import { dividedBy, fraction, plus, rounded, times } from './fraction.ts'
import { figures, perArea, waterOn } from './quantity.ts'
import { rememberedField, rememberField } from './remembered-field.ts'

/** A knapsack, in litres. */
const KNAPSACK = '20'

/** Amount, tanks, packs and harvest of each use, for the field of the form. */
export function openCalculator(part: HTMLElement, uses: FieldUse[], texts: FieldTexts): void {
  const { words } = texts
  const table = partOf(part, 'table')
  const body = partOf(table, 'tbody')
  const heads = [words.amount, words.tanks, words.packs, words.harvest]
  const head = partOf(table, 'thead tr')
  const [product] = head.children
  head.replaceChildren(
    ...(product ? [product] : []),
    ...heads.map(text => make(['th', { scope: 'col' }, say(text)]))
  )
  for (const cell of body.querySelectorAll('td[colspan]'))
    cell.setAttribute('colspan', String(heads.length))
  let unit = texts.ownUnit
  askAbove(table, controlsFor(uses, texts), (entered, form) => {
    const water = form.querySelector<HTMLInputElement>('[name=water]')
    const chosen = texts.offeredUnits.find(other => other === entered.unit) ?? unit
    if (water && chosen !== unit) {
      const litres = decimal(water.value, texts.locale)
      if (litres !== undefined) water.value = convert(litres, unit, chosen, texts.locale)
      water.closest('label')?.firstChild?.replaceWith(make(say(waterLabel(texts, chosen))))
    }
    unit = chosen
    rememberField(texts.locale, entered)
    sayEntries(form, texts)
    const given = readField(entriesOf(form, texts.locale))
    for (const [at, { dose, ...use }] of uses.entries()) {
      const row = body.children[at]
      if (!dose || !row) continue
      const cells = given ? cellsOf({ ...use, dose }, given, texts) : heads.map(() => [])
      for (const cell of row.querySelectorAll('td')) cell.remove()
      row.append(
        ...cells.map((content, column) =>
          // On a phone, a cell without content has no title.
          make([
            'td',
            content.length > 0 ? { 'data-label': heads[column]?.text ?? '' } : {},
            ...content
          ])
        )
      )
    }
  })
}

function controlsFor(uses: readonly FieldUse[], texts: FieldTexts): Drawn[] {
  const { words, areas: names, ownUnit, offeredUnits: offered } = texts
  const known = rememberedField(texts.locale)
  const isOffered = offered.some(unit => unit === known.unit)
  const bases = uses.flatMap(({ dose }) => dose?.per ?? [])
  const waters = watersOf(uses, ownUnit)
  const allowing = (rate: number) => waters.filter(({ from, to }) => from <= rate && rate <= to)
  // Starts with the rate that most labels allow.
  const [start = 0] = waters
    .map(({ from }) => from)
    .toSorted((one, other) => allowing(other).length - allowing(one).length)
  const units = offered.map((unit): [string, string, boolean] => [
    unit,
    names[unit],
    unit === (isOffered ? known.unit : ownUnit)
  ])
  const onLand: Drawn[] = [
    field(
      words.area,
      numberField('area', (isOffered ? known.area : undefined) ?? '1', {
        'aria-label': words.area.text
      }),
      select('unit', words.unit.text, units)
    ),
    ...(waters.length > 0
      ? [
          field(waterLabel(texts, ownUnit), numberField('water', figures(texts.locale, start))),
          field(words.tank, numberField('tank', known.tank ?? KNAPSACK))
        ]
      : [])
  ]
  return [
    ...(bases.every(isCounted) ? [] : onLand),
    ...[...new Set(bases.filter(isCounted))].map(per => {
      const { entry } = counted[per]
      return field(words[entry], numberField(entry, '100'))
    }),
    field(words.day, ['input', { name: 'day', type: 'date', value: today() }])
  ]
}

const watersOf = (uses: readonly FieldUse[], unit: AreaUnit) =>
  uses.flatMap(({ water }) => (water ? waterOn(water, unit) : []))

const waterLabel = (texts: FieldTexts, unit: AreaUnit) => {
  const { text, lang } = texts.words.water
  return { lang, text: text.replace('{unit}', perArea(texts, unit)) }
}

/** The same water for another unit of land, to a tenth of a litre. */
function convert(litres: string, from: AreaUnit, to: AreaUnit, locale: string): string {
  const rate = times(dividedBy(fraction(litres), areas[from]), areas[to])
  // Half of a tenth is added, so that rounding down is to the nearest.
  return figures(locale, rounded(plus(rate, fraction('0.05')), 1, 'down'))
}
