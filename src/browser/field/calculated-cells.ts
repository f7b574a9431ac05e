import type { ElementSpec } from '#browser/base/create-node.ts'
import { fillText } from '#lib/fill-text.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { areaUnits } from './areas.ts'
import {
  type Amount,
  amountFor,
  type Base,
  counted,
  type Field,
  dayAfter,
  isCounted,
  isLowVolume,
  productUnits,
  packsFor,
  sprayFor,
  type Unknown,
  waterWithin
} from './calculate.ts'
import { dateText, say } from './controls.ts'
import { type FieldTexts, type FieldUse, whyNotCalculated } from './field-config.ts'
import { type Fraction, fraction } from './fraction.ts'
import { figures, perArea, quantity, waterOn } from './quantity.ts'

type Entered = Field & { day: string }
type Calculated = FieldUse & { dose: NonNullable<FieldUse['dose']> }

/** The entered values; `undefined` without an area or anything that doses count instead. */
export function readField(
  entered: Record<string, string>,
  isProposed = false
): Entered | undefined {
  const number = (name: string) => {
    const value = Number(entered[name])
    return value > 0 && Number.isFinite(value) ? value : undefined
  }
  const area = number('area')
  const counts = Object.values(counted).map(({ entry }) => [entry, number(entry)] as const)
  if (area === undefined && counts.every(([, count]) => count === undefined)) return undefined
  return {
    area: area ?? 0,
    unit: areaUnits.find(unit => unit === entered.unit) ?? 'ha',
    water: number('water'),
    isProposed,
    tank: number('tank'),
    ...Object.fromEntries(counts),
    day: entered.day ?? ''
  }
}

/**
 * What a use needs for the field: amount, tanks, packs and first day of harvest. If its label does not allow the water
 * that is proposed, it is the least of the label, and the tanks say so; a sprayer that works on land has no tanks of
 * what aircraft apply.
 */
export function cellsOf(use: Calculated, entered: Entered, texts: FieldTexts): ElementSpec[][] {
  const harvest = [harvestOf(use, entered.day, texts)]
  // Beside treated seed, an area may be missing.
  if (entered.area === 0 && !isCounted(use.dose.per)) return [[], [], [], harvest]
  const own =
    entered.isProposed && use.water && !waterWithin(entered, use.water) ? use.water : undefined
  const given = own ? { ...entered, water: waterOn(own, entered.unit).from } : entered
  const amount = amountFor(use, given)
  const spray = own && isLowVolume(own) ? 'lowVolume' : sprayFor(use, given)
  const { base } = productUnits[use.dose.unit]
  const written = (some: Amount) => quantity(some, base, texts)
  const why = (unknown: Unknown) => [whyNot(unknown, use, given, texts)]
  return [
    typeof amount === 'string' ? why(amount) : [written(amount), ...countOf(use, given, texts)],
    spray === undefined
      ? []
      : typeof spray === 'string'
        ? why(spray)
        : [...(own ? [ownWater(texts, given)] : []), ...tanksOf(spray, written, texts, given)],
    typeof amount === 'string' ? [] : packsOf(use, amount.to, base, texts),
    harvest
  ]
}

/** The title of water for a unit of land. */
export function waterLabel(texts: FieldTexts, unit: Field['unit']): LocalizedText {
  const { text, lang } = texts.words.water
  return { lang, text: fillText(text, { unit: perArea(texts, unit) }) }
}

/** What an amount is for where it is not for the area: `Seed, kg: 500`. */
function countOf({ dose: { per } }: Calculated, field: Field, texts: FieldTexts): ElementSpec[] {
  if (!isCounted(per)) return []
  const { entry } = counted[per]
  const count = `: ${figures(texts.locale, field[entry] ?? 0)}`
  return [['span', { class: 'block' }, say(texts.words[entry]), count]]
}

const ownWater = (texts: FieldTexts, { unit, water = 0 }: Field): ElementSpec => [
  'span',
  { class: 'block' },
  say(waterLabel(texts, unit)),
  `: ${figures(texts.locale, water)}`
]

function tanksOf(
  { full, rest, inFull, inRest }: Exclude<ReturnType<typeof sprayFor>, Unknown | undefined>,
  written: (amount: Amount) => string,
  texts: FieldTexts,
  { tank = 0 }: Field
): ElementSpec[] {
  const line = (count: number, litres: Amount, content: Amount): ElementSpec => [
    'span',
    { class: 'block' },
    `${figures(texts.locale, count)}\u00a0× ${quantity(litres, 'L', texts)}: ${written(content)}`
  ]
  const litres = (amount: Fraction): Amount => ({ from: amount, to: amount })
  return [
    ...(full > 0 ? [line(full, litres(fraction(tank)), inFull)] : []),
    ...(rest.above > 0n ? [line(1, litres(rest), inRest)] : [])
  ]
}

/** The packs to buy. The number of twin packs depends on both parts, so it is left to the label. */
function packsOf(use: Calculated, amount: Fraction, base: Base, texts: FieldTexts): ElementSpec[] {
  const packs = use.packs.filter(({ unit }) => productUnits[unit].base === base)
  const named = (name: string): ElementSpec => ['bdi', {}, name.replaceAll(/(?<=\d) /g, '\u00a0')]
  const line = (...content: ElementSpec[]): ElementSpec => ['span', { class: 'block' }, ...content]
  if (packs.length > 0)
    return packsFor(packs, amount).map(({ pack, count }) =>
      line(`${figures(texts.locale, count)}\u00a0× `, named(pack.name))
    )
  return (use.twinPacks ?? []).map(name => line(say(texts.words.twinPacks), ' ', named(name)))
}

function harvestOf({ daysToHarvest, dose }: FieldUse, day: string, texts: FieldTexts): ElementSpec {
  if (daysToHarvest === undefined)
    return say(dose?.per === '100 kg' ? texts.notApplicable : texts.notStated)
  const earliest = dayAfter(day, daysToHarvest)
  return earliest === undefined ? '' : dateText(texts.locale, earliest)
}

function whyNot(
  unknown: Unknown,
  { water }: FieldUse,
  { unit }: Field,
  texts: FieldTexts
): ElementSpec {
  const { text, lang } = texts.words[whyNotCalculated[unknown]]
  if (!water) return say({ text, lang })
  // Only the text about the range has places for it.
  const { from, to } = waterOn(water, unit)
  const values = { range: figures(texts.locale, from, to), unit: perArea(texts, unit) }
  return say({ lang, text: fillText(text, values) })
}
