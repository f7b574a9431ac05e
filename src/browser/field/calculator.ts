import { type ElementSpec, createNode } from '#browser/base/create-node.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { requireElement } from '#lib/require-element.ts'
import { type AreaUnit, areaUnits } from './areas.ts'
import { counted, isCounted } from './calculate.ts'
import { cellsOf, readField, waterLabel } from './calculated-cells.ts'
import { askAbove, field, numberField, say, select, today } from './controls.ts'
import { entriesOf, sayEntries } from './entries.ts'
import {
  type AddressedEntries,
  impossibleIn,
  isCalculationOf,
  readEntries,
  withEntries
} from './entries-address.ts'
import type { FieldTexts, FieldUse } from './field-config.ts'
import { inOfferedUnit } from './in-offered-unit.ts'
import { pageLink } from './page-link.ts'
import { printOwnAddress } from './print-own-address.ts'
import { areApart, followWater, startingRate, watersOf } from './proposed-water.ts'
import { figures } from './quantity.ts'
import { rememberedField, rememberField } from './remembered-field.ts'
import { keepInHistory, placeOf } from './tool-place.ts'

/** A knapsack, in litres. */
const KNAPSACK = '20'

/** Amount, tanks, packs and harvest of each use, for the field of the form. */
export function openCalculator(part: HTMLElement, uses: FieldUse[], texts: FieldTexts): void {
  const { words } = texts
  const table = requireElement(part, 'table')
  const heads = [words.amount, words.tanks, words.packs, words.harvest]
  setHeads(table, heads)
  const given = givenEntries(part, texts)
  // The water of an address is for its unit, that of the page for its own.
  const unit = given.water === undefined ? texts.ownUnit : unitOf(given, texts)
  const follow = followerOf(part, table, words)
  const isGiven = given.water !== undefined
  const isOnlyProposed = !isGiven && areApart(watersOf(uses, texts.ownUnit))
  const isProposed = followWater(uses, texts, { ownUnit: unit, isOnlyProposed, isGiven })
  askAbove(table, controlsFor(uses, texts, { given, unit }), (entered, form) => {
    const isStillProposed = isProposed(form, entered.unit)
    rememberField(texts.locale, entered)
    sayEntries(form, texts)
    const entries = entriesOf(form, texts.locale)
    follow(isStillProposed ? { ...entries, water: undefined } : entries)
    const field = readField(entries, isStillProposed)
    for (const [at, { dose, ...use }] of uses.entries()) {
      const row = requireElement(table, 'tbody').children[at]
      if (!dose || !row) continue
      setCells(row, field ? cellsOf({ ...use, dose }, field, texts) : heads.map(() => []), heads)
    }
  })
}

/** The table has the columns of the calculator, beside the products. */
function setHeads(table: HTMLElement, heads: readonly LocalizedText[]): void {
  const head = requireElement(table, 'thead tr')
  const [product] = head.children
  head.replaceChildren(
    ...(product ? [product] : []),
    ...heads.map(text => createNode(['th', { scope: 'col' }, say(text)]))
  )
  for (const cell of table.querySelectorAll('tbody td[colspan]'))
    cell.setAttribute('colspan', String(heads.length))
}

function setCells(row: Element, cells: ElementSpec[][], heads: readonly LocalizedText[]): void {
  for (const cell of row.querySelectorAll('td')) cell.remove()
  row.append(
    ...cells.map((content, column) =>
      // On a phone, a cell without content has no title.
      createNode([
        'td',
        content.length > 0 ? { 'data-label': heads[column]?.text ?? '' } : {},
        ...content
      ])
    )
  )
}

/** What the address names for this calculator, as its language writes it; otherwise what is known of the field. */
function givenEntries(part: HTMLElement, texts: FieldTexts): AddressedEntries {
  const { areas, locale, offeredUnits, ownUnit } = texts
  const { id, at } = placeOf(part)
  const isAddressed = isCalculationOf(id, at)
  const read: AddressedEntries = isAddressed
    ? inOfferedUnit(readEntries(at), texts)
    : rememberedField(locale)
  const known: AddressedEntries & { unit: string } = { ...read, unit: read.unit ?? ownUnit }
  // An area in a unit that is not offered would become another.
  const isOffered = offeredUnits.some(unit => unit === known.unit)
  const given = isOffered ? known : { ...known, area: undefined, unit: undefined, water: undefined }
  if (!isAddressed) return given
  // What the address names and the form cannot show is asked for: an amount for another area would look like its own.
  const asked = Object.fromEntries(impossibleIn(at).map(name => [name, '']))
  if (!isOffered && known.area !== undefined)
    asked.area = `${figures(locale, Number(known.area))} ${isUnit(known.unit) ? areas[known.unit] : known.unit}`
  return Object.fromEntries(
    Object.entries({ ...given, ...asked, unit: given.unit }).map(([name, value]) => {
      const isWritten = value !== undefined && Number(value) > 0
      return [name, isWritten ? figures(locale, Number(value)) : value]
    })
  )
}

const isUnit = (word: string): word is AreaUnit => areaUnits.some(unit => unit === word)

const unitOf = ({ unit }: AddressedEntries, { offeredUnits, ownUnit }: FieldTexts): AreaUnit =>
  offeredUnits.find(offered => offered === unit) ?? ownUnit

/**
 * Keeps what is entered in the address of the part of the page, on paper too, from the first change on. In a list, whose
 * address names the list, it is kept in the history, and a link below the table leads to the same calculation on the
 * card's own page, where it can be printed.
 */
function followerOf(
  part: HTMLElement,
  table: HTMLElement,
  words: FieldTexts['words']
): (entries: AddressedEntries) => void {
  const card = part.closest('article')
  const { address } = card?.dataset ?? {}
  const { id: own, at } = placeOf(part)
  // What an address names is in it again with what it leaves out, such as the day.
  let isOpened = isCalculationOf(own, at)
  if (address !== undefined) {
    const [page, id = ''] = address.split('#')
    const link = pageLink(words.page)
    table.after(link)
    return entries => {
      const { at } = placeOf(part)
      const entered = withEntries(decodeURIComponent(id), entries, { page, at })
      link.setAttribute('href', entered)
      if (isOpened) keepInHistory(entered)
      isOpened = true
    }
  }
  return entries => {
    if (isOpened && own) {
      history.replaceState(null, '', withEntries(own, entries, { at: location }))
      printOwnAddress(part, location.href)
    }
    isOpened = true
  }
}

function controlsFor(
  uses: readonly FieldUse[],
  texts: FieldTexts,
  { given, unit: waterUnit }: { given: AddressedEntries; unit: AreaUnit }
): ElementSpec[] {
  const { words, areas: names, ownUnit, offeredUnits: offered } = texts
  const bases = uses.flatMap(({ dose }) => dose?.per ?? [])
  const waters = watersOf(uses, ownUnit)
  const units = offered.map((unit): [string, string, boolean] => [
    unit,
    names[unit],
    unit === unitOf(given, texts)
  ])
  const onLand: ElementSpec[] = [
    field(
      words.area,
      numberField('area', given.area ?? '1', { 'aria-label': words.area.text }),
      select('unit', words.unit.text, units)
    ),
    ...(waters.length > 0
      ? [
          field(
            waterLabel(texts, waterUnit),
            numberField('water', given.water ?? figures(texts.locale, startingRate(waters)))
          )
        ]
      : []),
    // A dose for water is that of a tank, also where no label states how much water a field needs.
    ...(waters.length > 0 || bases.includes('100 L')
      ? [field(words.tank, numberField('tank', given.tank ?? KNAPSACK))]
      : [])
  ]
  return [
    ...(bases.every(isCounted) ? [] : onLand),
    ...[...new Set(bases.filter(isCounted))].map(per => {
      const { entry } = counted[per]
      return field(words[entry], numberField(entry, given[entry] ?? '100'))
    }),
    ...(uses.some(isHarvested)
      ? [field(words.day, ['input', { name: 'day', type: 'date', value: given.day ?? today() }])]
      : [])
  ]
}

/** Treated seed alone has no days to harvest. */
const isHarvested = ({ daysToHarvest, dose }: FieldUse) =>
  daysToHarvest !== undefined || dose?.per !== '100 kg'
