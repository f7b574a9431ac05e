import { numberLocale } from '#lib/number-locale.ts'
import { remember } from '#lib/remember.ts'
import { quantityText } from '#lib/typography/bind-figures.ts'
import { withRangeDash } from '#lib/typography/range-dash.ts'
import { areas, type AreaUnit } from './areas.ts'
import { type Amount, type Base, productUnits, type ProductUnit, type Range } from './calculate.ts'
import { dividedBy, type Fraction, fraction, isLess, rounded, times, whole } from './fraction.ts'

/** How a tree writes figures and units. */
type Texts = { locale: string; dir: 'ltr' | 'rtl'; units: Record<ProductUnit, string> }

const small: Record<Base, ProductUnit> = { L: 'mL', kg: 'g' }
/** Nobody weighs a field's product in more decimals. */
const decimals: Record<ProductUnit, (digits: number) => number> = {
  L: digits => Math.max(0, 4 - digits),
  mL: digits => (digits < 3 ? 1 : 0),
  kg: digits => Math.max(0, 4 - digits),
  g: digits => (digits < 3 ? 1 : 0)
}

/**
 * An amount in the unit that people weigh it in. The least is rounded up and the most down, so that no figure is
 * beyond the dose.
 */
export function quantity(amount: Amount, base: Base, texts: Texts): string {
  const { figure, unit } = quantityParts(amount, base, texts)
  return quantityText(figure, unit, texts.dir)
}

export function quantityParts({ from, to }: Amount, base: Base, { locale, units }: Texts) {
  const unit = isLess(to, fraction(1)) ? small[base] : base
  const shortened = (value: Fraction, direction: 'up' | 'down') => {
    const inUnit = dividedBy(value, productUnits[unit].in)
    // Less than a tenth is not nothing.
    const kept = isLess(inUnit, fraction('0.1')) ? 4 : decimals[unit](String(whole(inUnit)).length)
    return rounded(inUnit, kept, direction)
  }
  const most = shortened(to, 'down')
  const least = Math.min(most, shortened(from, 'up'))
  return { figure: figures(locale, least, most), unit: units[unit] }
}

/** Litres of water for a unit of land with one decimal, rounded like an amount. */
export function waterOn({ from, to }: Range, unit: AreaUnit): Range {
  const litres = (rate: number, direction: 'up' | 'down') =>
    rounded(times(fraction(rate), areas[unit]), 1, direction)
  const most = litres(to, 'down')
  return { from: Math.min(most, litres(from, 'up')), to: most }
}

/** Litres of water for the growers' own unit of land, with those for a hectare behind it. */
export function waterText(
  water: Range,
  texts: Texts & { areas: Record<AreaUnit, string>; ownUnit: AreaUnit }
): string {
  const on = (unit: AreaUnit) => {
    const { from, to } = waterOn(water, unit)
    return quantityText(figures(texts.locale, from, to), perArea(texts, unit), texts.dir)
  }
  return texts.ownUnit === 'ha' ? on('ha') : `${on(texts.ownUnit)} (${on('ha')})`
}

/** The unit of water: `L/ha`. */
export const perArea = (
  { areas, units }: { areas: Record<AreaUnit, string>; units: Record<ProductUnit, string> },
  unit: AreaUnit
): string => `${units.L}/${areas[unit]}`

/** European digits, as in every table of the site. */
export function figures(locale: string, from: number, to = from): string {
  return rangeText(`${locale} ${from} ${to}`)
}

/** Doses repeat from product to product, and formatting a range takes a tenth of a millisecond. */
const rangeText = remember(range => {
  const [locale = '', from, to] = range.split(' ')
  const format = formatOf(locale)
  return from === to
    ? format.format(Number(from))
    : withRangeDash(format.formatRange(Number(from), Number(to)), locale)
}, 2000)

const formatOf = remember(
  locale => new Intl.NumberFormat(numberLocale(locale), { maximumFractionDigits: 4 }),
  64
)
