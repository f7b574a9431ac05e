import { createNode } from '#browser/base/create-node.ts'
import { fillText } from '#lib/fill-text.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { isOfThisCentury } from '#lib/is-day.ts'
import { requireElement } from '#lib/require-element.ts'
import { dateText, say } from './controls.ts'
import { decimal, withoutUnit } from './decimal.ts'
import { areas } from './areas.ts'
import type { FieldTexts } from './field-config.ts'
import { rounded } from './fraction.ts'
import { figures } from './quantity.ts'
import { inRai, isSquareMetre, unitsNamed } from './typed-area.ts'

/** The entries of a calculator's form; a number as code reads it, or empty. */
export function entriesOf(form: HTMLFormElement, locale: string): Record<string, string> {
  const entries = new FormData(form) as unknown as Iterable<[string, string]>
  const numbers = numbersIn(form).map(input => [input.name, numberIn(input, locale) ?? ''])
  return { ...Object.fromEntries(entries), ...(Object.fromEntries(numbers) as object) }
}

/** No farm has more hectares: a larger number is a mistake, and its amounts would be read as true ones. */
const LARGEST_AREA = 1_000_000
/** Of plants and square metres there are more. No more digits are read from an address. */
const LARGEST = 9_999_999

/** The number of a field as code reads it, unless it is too large. A unit behind it must be the one that the field shows. */
export function numberIn(input: HTMLInputElement, locale: string): string | undefined {
  const number = typedNumber(input, locale)
  return Number(number) > (input.name === 'area' ? LARGEST_AREA : LARGEST) ? undefined : number
}

function typedNumber(input: HTMLInputElement, locale: string): string | undefined {
  const rai =
    unitOf(input) === 'rai' ? inRai(input.value, text => decimal(text, locale)) : undefined
  if (rai !== undefined) return rai
  const { number, unit } = withoutUnit(input.value)
  const value = decimal(number, locale)
  if (unitOf(input) === 'ha' && isSquareMetre(unit)) return value && String(Number(value) / 10_000)
  return hasOtherUnit(input) ? undefined : value
}

/**
 * Says in the form which numbers are missing or in another unit, and below it, on paper only, what the amounts are for.
 */
export function sayEntries(form: HTMLFormElement, texts: FieldTexts): void {
  const { locale, words } = texts
  const missing = numbersIn(form).filter(input => {
    const isMissing = !(Number(numberIn(input, locale)) > 0)
    input.ariaInvalid = isMissing ? 'true' : null
    return isMissing
  })
  const titled = (input: Element) => [titleOf(input), unitBeside(input)].filter(Boolean).join(', ')
  const day = form.querySelector<HTMLInputElement>('[name=day]')
  const hasNoDay = day !== null && !isOfThisCentury(day.value)
  if (day) day.ariaInvalid = hasNoDay ? 'true' : null
  const inOther = missing.filter(hasOtherUnit)
  const inSeveral = inOther.filter(input => unitsMeant(input, texts).length > 1)
  requireElement(form, '.needed').replaceChildren(
    ...naming(missing.filter(input => !inOther.includes(input)).map(titleOf), words.needed),
    ...naming(inOther.filter(input => !inSeveral.includes(input)).map(titled), words.inUnit),
    ...naming(
      inSeveral.flatMap(input => unitsMeant(input, texts)),
      words.whichUnit
    ),
    ...naming(hasNoDay ? [titleOf(day)] : [], words.dayNeeded)
  )
  const { nextElementSibling: next } = form
  if (next?.className !== 'given') form.after(createNode(['p', { class: 'given' }]))
  form.nextElementSibling?.replaceChildren(
    ...[...form.querySelectorAll('label')].flatMap((label, at) => [
      at === 0 ? '' : ' · ',
      createNode(['bdi', {}, `${titleOf(label)}: ${valuesOf(label, locale)}`])
    ])
  )
}

const numbersIn = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[inputmode=decimal]')
]

/** A message that names some fields; none without any. */
const naming = (fields: string[], { text, lang }: LocalizedText) =>
  fields.length > 0
    ? [createNode(say({ lang, text: fillText(text, { fields: fields.join(' · ') }) })), ' ']
    : []

const labelOf = (control: Element) => control.closest('label')
const titleOf = (control: Element) => labelOf(control)?.firstChild?.textContent ?? ''

/** The unit that is chosen beside a number. Other numbers have theirs in their title. */
const unitBeside = (input: Element) =>
  labelOf(input)?.querySelector('select')?.selectedOptions[0]?.textContent ?? ''

/** The chosen unit of land, beside the number of an area. */
const unitOf = (input: Element) => labelOf(input)?.querySelector('select')?.value

/** The offered units that the typed one may be, with their hectares: `alqueire` is two. */
function unitsMeant(input: HTMLInputElement, { areas: called, locale, offeredUnits }: FieldTexts) {
  if (unitOf(input) === undefined) return []
  return unitsNamed(withoutUnit(input.value).unit)
    .filter(unit => offeredUnits.includes(unit))
    .map(
      unit =>
        `${called[unit]} (${figures(locale, rounded(areas[unit], 2, 'down'))}\u00a0${called.ha})`
    )
}

/** Litres as people write them behind a number. */
const LITRES = /^(?:l|lts?|ltrs?|lit(?:ro|er|re)s?|л|литр(?:а|ов)?|ลิตร|升|公升|لترا?|لترات)\.?$/

/** Whether a unit is neither chosen beside its number nor a word of its title, as `L` and `L/ha` of `Water, L/ha`. */
function hasOtherUnit(input: HTMLInputElement): boolean {
  const plain = (text: string) => text.normalize('NFKC').toLowerCase()
  const { unit } = withoutUnit(input.value)
  const chosen = unitOf(input)
  if (chosen !== undefined && unitsNamed(unit).some(named => named === chosen)) return false
  const words = plain(`${titleOf(input)} ${unitBeside(input)}`).split(/[\s,،，]+/)
  const read = [...words, ...words.flatMap(word => word.split('/'))]
  if (LITRES.test(plain(unit)) && read.some(word => LITRES.test(word))) return false
  return unit !== '' && !read.includes(plain(unit))
}

function valuesOf(label: HTMLElement, locale: string): string {
  const controls = label.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')
  const values = [...controls].map(control => {
    if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.textContent
    if (control.type === 'date' && control.value) return dateText(locale, control.value)
    const { number, unit } = withoutUnit(control.value)
    return isSquareMetre(unit) ? numberIn(control, locale) : number
  })
  return values.join('\u00a0')
}
