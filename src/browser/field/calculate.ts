import { isOfThisCentury } from '#lib/is-day.ts'
import { areas, type AreaUnit } from './areas.ts'
import {
  dividedBy,
  type Fraction,
  fraction,
  isLess,
  minus,
  rounded,
  times,
  whole
} from './fraction.ts'

/** What doses count instead of land: where it is entered, and how much of it a dose is for. */
export const counted = {
  '100 kg': { entry: 'seed', each: 100 },
  plant: { entry: 'plants', each: 1 },
  'm²': { entry: 'surface', each: 1 }
} as const

export type Counted = (typeof counted)[keyof typeof counted]['entry']

/** What a product is measured in, and in litres or kilograms. */
export const productUnits = {
  L: { base: 'L', name: 'litre', in: fraction(1) },
  mL: { base: 'L', name: 'millilitre', in: fraction('0.001') },
  kg: { base: 'kg', name: 'kilogram', in: fraction(1) },
  g: { base: 'kg', name: 'gram', in: fraction('0.001') }
} as const satisfies Record<string, { base: string; name: string; in: Fraction }>

export type ProductUnit = keyof typeof productUnits
export type Base = (typeof productUnits)[ProductUnit]['base']
/** What a dose is measured for. */
export type Basis = AreaUnit | '100 L' | keyof typeof counted
export type Range = { from: number; to: number }

/** The figures of a registered use, as its label states them. */
export type UseFigures = {
  dose: Range & { unit: ProductUnit; per: Basis }
  /** Litres of water for a hectare. */
  water?: Range
}

/** A pack as the content names it. */
export type Pack = { name: string; size: number; unit: ProductUnit }

/**
 * What a grower has: an area, the litres of water for a unit of it, a sprayer; or seed to treat in kilograms, plants, or
 * a surface in square metres.
 */
export type Field = {
  area: number
  unit: AreaUnit
  water?: number
  /** Whether the water is only proposed: where a label does not allow it, it is the least of the label instead. */
  isProposed?: boolean
  tank?: number
} & Partial<Record<Counted, number>>

/** A dose range for a field, and its water; in litres or kilograms. */
export type Amount = { from: Fraction; to: Fraction }
export type Spray = {
  water: Fraction
  full: number
  rest: Fraction
  inFull: Amount
  inRest: Amount
}

/** Why nothing is calculated, rather than guessed. */
export type Unknown = 'water' | 'waterRange' | 'lowVolume' | Counted

export const isCounted = (per: Basis): per is keyof typeof counted => Object.hasOwn(counted, per)

/** Up to so many litres for a hectare are of very low volume: aircraft and drones apply them, no field sprayer. */
const LOW_VOLUME = 50

export const isLowVolume = ({ to }: Range): boolean => to <= LOW_VOLUME

export const hectares = ({ area, unit }: Pick<Field, 'area' | 'unit'>): Fraction =>
  times(fraction(area), areas[unit])

/** The product that a field needs; never more or less than its registered dose. */
export function amountFor({ dose: stated, water }: UseFigures, field: Field): Amount | Unknown {
  const { per, unit } = stated
  const dose = { from: inBase(stated.from, unit), to: inBase(stated.to, unit) }
  if (isCounted(per)) {
    const { entry, each } = counted[per]
    const count = field[entry]
    return count ? scaled(dose, dividedBy(fraction(count), fraction(each))) : entry
  }
  if (per !== '100 L') return scaled(dose, dividedBy(hectares(field), areas[per]))
  if (!water) return 'water'
  const chosen = field.water === undefined ? undefined : waterWithin(field, water)
  if (field.water !== undefined && !chosen) return 'waterRange'
  const litres = (rate: Fraction) => dividedBy(times(hectares(field), rate), fraction(100))
  return {
    from: times(dose.from, litres(chosen ?? fraction(water.from))),
    to: times(dose.to, litres(chosen ?? fraction(water.to)))
  }
}

/**
 * The tanks of a sprayer that a field needs, and the product in each. The water is that which is entered, also where it
 * stands for a limit of the label, which may have more decimals: nobody fills a last tank with a few millilitres.
 */
export function sprayFor(use: UseFigures, field: Field): Spray | Unknown | undefined {
  const { dose } = use
  if (isCounted(dose.per) || !field.tank) return undefined
  const tank = fraction(field.tank)
  // A dose for water is that of each tank.
  const ofWater =
    dose.per === '100 L'
      ? scaled(
          { from: inBase(dose.from, dose.unit), to: inBase(dose.to, dose.unit) },
          dividedBy(tank, fraction(100))
        )
      : undefined
  if (!use.water && ofWater)
    return { water: tank, full: 1, rest: fraction(0), inFull: ofWater, inRest: ofWater }
  if (field.water === undefined) return undefined
  if (!use.water) return 'water'
  if (!waterWithin(field, use.water)) return 'waterRange'
  const amount = amountFor(use, field)
  if (typeof amount === 'string') return amount
  const water = times(fraction(field.water), fraction(field.area))
  const full = whole(dividedBy(water, tank))
  const rest = minus(water, times(tank, fraction(full)))
  const inFull = ofWater ?? scaled(amount, dividedBy(tank, water))
  return { water, full, rest, inFull, inRest: scaled(inFull, dividedBy(rest, tank)) }
}

/** Packs that hold at least an amount: the largest first, the rest in the fewest that leave least. */
export function packsFor(
  packs: readonly Pack[],
  amount: Fraction
): { pack: Pack; count: number }[] {
  const [pack, ...smaller] = packs.toSorted((one, other) =>
    isLess(holds(one), holds(other)) ? 1 : -1
  )
  if (!pack || amount.above <= 0n) return []
  const count = whole(dividedBy(amount, holds(pack)))
  const rest = minus(amount, times(holds(pack), fraction(count)))
  if (rest.above === 0n) return [{ pack, count }]
  const others = packsFor(smaller, rest)
  const held = others.reduce(
    (sum, { pack, count }) => minus(sum, times(holds(pack), fraction(count))),
    holds(pack)
  )
  // One larger pack instead of several that hold as much, or more.
  if (others.length === 0 || held.above <= 0n) return [{ pack, count: count + 1 }]
  return [...(count > 0 ? [{ pack, count }] : []), ...others]
}

const holds = ({ size, unit }: Pack): Fraction => inBase(size, unit)

const inBase = (value: number, unit: ProductUnit): Fraction =>
  times(fraction(value), productUnits[unit].in)

/** The day that is so many days after another, both as `2026-11-23`; none for days that no label can mean. */
export function dayAfter(day: string, days: number): string | undefined {
  if (!isOfThisCentury(day)) return undefined
  const date = new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000)
  const isPossible = days >= 0 && date.getUTCFullYear() < 10_000
  return isPossible ? date.toISOString().slice(0, 10) : undefined
}

const scaled = ({ from, to }: Amount, by: Fraction): Amount => ({
  from: times(from, by),
  to: times(to, by)
})

/** The water for a hectare, where the label allows it. */
export function waterWithin(field: Field, range: Range): Fraction | undefined {
  const { water = 0, unit } = field
  const limit = limitMeant(field, range)
  if (limit) return limit
  const rate = dividedBy(fraction(water), areas[unit])
  const isAllowed = !isLess(rate, fraction(range.from)) && !isLess(fraction(range.to), rate)
  return isAllowed ? rate : undefined
}

/**
 * The limit of a label that the entered water stands for. Water is written with one decimal, and limits that are
 * converted to another unit of land have more: 81 L/acre stands for 200 L/ha.
 */
export function limitMeant({ water = 0, unit }: Field, { from, to }: Range): Fraction | undefined {
  return [fraction(from), fraction(to)].find(limit => {
    const exact = times(limit, areas[unit])
    return rounded(exact, 1, 'down') <= water && water <= rounded(exact, 1, 'up')
  })
}
