import { type Drawn, make } from '#browser/base/make.ts'
import { partOf } from '#lib/part.ts'
import { areaUnits } from './areas.ts'
import { cellsOf, readField } from './calculated-cells.ts'
import { askAbove, field, numberField, say, select, today } from './controls.ts'
import type { FieldTexts, FieldUse } from './field-config.ts'

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
  askAbove(table, controlsFor(uses, texts), entered => {
    const given = readField(entered)
    for (const [at, { dose, ...use }] of uses.entries()) {
      const row = body.children[at]
      if (!dose || !row) continue
      const cells = given ? cellsOf({ ...use, dose }, given, texts) : heads.map(() => [])
      for (const cell of row.querySelectorAll('td')) cell.remove()
      row.append(
        ...cells.map((content, column) =>
          make(['td', { 'data-label': heads[column]?.text ?? '' }, ...content])
        )
      )
    }
  })
}

function controlsFor(uses: readonly FieldUse[], texts: FieldTexts): Drawn[] {
  const { words, areas, ownUnit } = texts
  const isSeed = ({ dose }: FieldUse) => dose?.per === '100 kg'
  const waters = uses.flatMap(({ water }) => water ?? [])
  const least = Math.min(...waters.map(({ from }) => from))
  const most = Math.max(...waters.map(({ to }) => to))
  const allowing = (rate: number) => waters.filter(({ from, to }) => from <= rate && rate <= to)
  // The rate that most labels allow.
  const [start = least] = waters
    .map(({ from }) => from)
    .toSorted((one, other) => allowing(other).length - allowing(one).length)
  const units = areaUnits.map((unit): [string, string, boolean] => [
    unit,
    areas[unit],
    unit === ownUnit
  ])
  const onLand: Drawn[] = [
    field(
      words.area,
      numberField('area', '1', { 'aria-label': words.area.text }),
      select('unit', words.unit.text, units)
    ),
    ...(waters.length > 0
      ? [
          field(
            words.water,
            numberField('water', String(start), {
              min: String(least),
              max: String(most)
            })
          ),
          field(words.tank, numberField('tank', KNAPSACK))
        ]
      : [])
  ]
  return [
    ...(uses.every(isSeed) ? [] : onLand),
    ...(uses.some(isSeed) ? [field(words.seed, numberField('seed', '100'))] : []),
    field(words.day, ['input', { name: 'day', type: 'date', value: today() }])
  ]
}
