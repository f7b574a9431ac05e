import { isLowVolume, type Range } from './calculate.ts'

/** A product of one registered use, as a rotation sees it. */
export type Rotated = {
  id: string
  /** `FRAC 11`; empty where none is stated, and for seed, which is treated once. */
  groups: readonly string[]
  interval?: number
  maxApplications?: number
  /** Litres of water for a hectare. */
  water?: Range
  daysToHarvest?: number
  /**
   * The growth stages that its label states, from and to, as codes of the BBCH scale, and in its words. `days`: how long
   * the crop needs for them at most, where the content has its calendar.
   */
  stages?: { from: number; to: number; text?: string; days?: number }
}

export type Rotation<Product extends Rotated> = {
  /** `day` counts from the first spray; missing after a product whose label states no interval. */
  sprays: { product: Product; day?: number }[]
  /**
   * Without another resistance group to change to, without one for a later stage, after the days that the crop needs for
   * the stages of the others, or after the last that is listed.
   */
  end: 'tooFewGroups' | 'noneLater' | 'outgrown' | 'noneLeft' | 'long'
  /** What could be sprayed next if its label did not end at an earlier stage. */
  earlier: Product[]
}

/** No season has more sprays than this. */
export const LONGEST = 6

/**
 * A season of sprays for one use, from the first that is chosen. A product may follow another:
 *
 * - with a resistance group of its own, none of which the last spray had (`shareGroup`);
 * - up to its maximum of applications, or once where its label states none;
 * - after the interval of the last spray;
 * - while the crop is in a stage of its label: no spray is for an earlier stage than one before it (`endOfStages`), none
 *   for the time before emergence alone follows one without a stage, and none comes after the days that the crop needs
 *   for its stages (`isOutgrown`).
 *
 * Of those that may follow, one is chosen by these rules, the later ones where the earlier ones leave several:
 *
 * 1. the sprayer of the first spray can apply it (`isOtherSprayer`);
 * 2. the crop outgrows it before another begins (`beforeOthers`);
 * 3. its group was used least, then the product itself;
 * 4. the crop is about to outgrow it by its calendar (`isEnding`);
 * 5. its stage is the earliest.
 */
export function rotate<Product extends Rotated>(
  products: readonly Product[],
  first: Product
): Rotation<Product> {
  const sprays: Rotation<Product>['sprays'] = [{ product: first, day: 0 }]
  const timesOf = (isSame: (product: Product) => boolean) =>
    sprays.filter(({ product }) => isSame(product)).length
  while (sprays.length < LONGEST) {
    const last = sprays.at(-1)
    if (!last) break
    const { interval } = last.product
    const day = last.day === undefined || interval === undefined ? undefined : last.day + interval
    const others = products
      .filter(product => product.groups.length > 0 && !shareGroup(product, last.product))
      .filter(product => timesOf(({ id }) => id === product.id) < (product.maxApplications ?? 1))
    const { stage } = reachedBy(sprays)
    const later = others.filter(product => endOfStages(product) >= stage)
    const allowed = later.filter(product => !isOutgrown(product, sprays, day))
    const own = allowed.filter(product => !isOtherSprayer(product, first))
    const [next] = beforeOthers(own.length > 0 ? own : allowed).toSorted(
      (one, other) =>
        timesOf(past => shareGroup(past, one)) - timesOf(past => shareGroup(past, other)) ||
        timesOf(({ id }) => id === one.id) - timesOf(({ id }) => id === other.id) ||
        Number(isEnding(other, stage)) - Number(isEnding(one, stage)) ||
        stageOf(one) - stageOf(other)
    )
    if (!next) return { sprays, end: endOf(sprays.length, others, later), earlier: others }
    sprays.push({ product: next, ...(day === undefined ? {} : { day }) })
  }
  return { sprays, end: 'long', earlier: [] }
}

function endOf(
  sprays: number,
  earlier: readonly Rotated[],
  outgrown: readonly Rotated[]
): Rotation<Rotated>['end'] {
  if (outgrown.length > 0) return 'outgrown'
  if (earlier.length > 0) return 'noneLater'
  return sprays === 1 ? 'tooFewGroups' : 'noneLeft'
}

/** The spray with which a season begins unless a visitor chooses another: that for the earliest stated stage. */
export function firstSpray<Product extends Rotated>(
  products: readonly Product[]
): Product | undefined {
  const [first] = products
    .filter(({ groups }) => groups.length > 0)
    .toSorted((one, other) => (one.stages?.from ?? RIPE) - (other.stages?.from ?? RIPE))
  return first
}

/** Without what begins only after the crop has outgrown another: that other one has no later time. */
const beforeOthers = <Product extends Rotated>(products: readonly Product[]): Product[] =>
  products.filter(one => !products.some(other => endOfStages(other) < stageOf(one)))

/** Whether a crop that has reached a stage will outgrow a label, and it is known when. */
const isEnding = ({ stages }: Rotated, stage: number): boolean =>
  stages?.days !== undefined && stages.from <= stage && stages.to < RIPE

type Past = readonly { product: Rotated; day?: number }[]

/** The latest stage at which one of the sprays begins, and the day of the first of these. */
function reachedBy(sprays: Past): { stage: number; day?: number; isStated: boolean } {
  const stage = Math.max(...sprays.map(({ product }) => stageOf(product)))
  const first = sprays.find(({ product }) => stageOf(product) === stage)
  return { stage, day: first?.day, isStated: Boolean(first?.product.stages) }
}

/**
 * Whether the crop has grown past the stages of a label on a day, counted from the spray that begins at its latest
 * stage; undefined where nothing says how fast it grows. What begins later waits for its stage.
 */
function isOutgrown({ stages }: Rotated, past: Past, day?: number): boolean | undefined {
  const reached = reachedBy(past)
  if (!stages || stages.to >= RIPE || stages.from > reached.stage) return false
  if (stages.days === undefined || day === undefined) return undefined
  if (reached.day === undefined || !reached.isStated) return undefined
  const left = (stages.to - reached.stage + 1) / (stages.to - stages.from + 1)
  return day - reached.day > stages.days * left
}

/**
 * The names of what is listed only for an earlier stage, each once. A list in Thai has only spaces between its parts, as
 * names have, so names get commas there.
 */
export function earlierNames(
  { earlier }: { earlier: readonly { name: string }[] },
  locale: string
): string {
  const names = [...new Set(earlier.map(({ name }) => name))]
  return locale.startsWith('th') ? names.join(', ') : new Intl.ListFormat(locale).format(names)
}

/** The numbers of the sprays whose labels state no stage, where an order depends on it. */
export function ofNoStage({ sprays, earlier }: Omit<Rotation<Rotated>, 'end'>): number[] {
  if (sprays.length === 1 && earlier.length === 0) return []
  return sprays.flatMap(({ product }, at) => (product.stages ? [] : [at + 1]))
}

/** No crop grows beyond this code, which is that of ripe ones, before its harvest. */
const RIPE = 89

/**
 * The numbers of the sprays whose labels may end before their day comes: days pass between sprays, and nothing says how
 * fast the crop grows.
 */
export function mayBeOutgrown({ sprays }: Pick<Rotation<Rotated>, 'sprays'>): number[] {
  return sprays.flatMap(({ product, day }, at) =>
    at > 0 && isOutgrown(product, sprays.slice(0, at), day) === undefined ? [at + 1] : []
  )
}

/** The numbers of the sprays that the sprayer of the first cannot apply. */
export function ofOtherSprayer({ sprays }: Pick<Rotation<Rotated>, 'sprays'>): number[] {
  return sprays.flatMap(({ product }, at) =>
    sprays[0] && isOtherSprayer(product, sprays[0].product) ? [at + 1] : []
  )
}

/** The first day on which every label of a plan allows the harvest; none where one does not state its days. */
export function harvestDay({ sprays }: Pick<Rotation<Rotated>, 'sprays'>): number | undefined {
  // A sum with something that is not stated is no number, and neither is the most of such sums.
  const last = Math.max(
    ...sprays.map(({ product, day = NaN }) => day + (product.daysToHarvest ?? NaN))
  )
  return Number.isNaN(last) ? undefined : last
}

function isOtherSprayer({ water: one }: Rotated, { water: other }: Rotated): boolean {
  return Boolean(one && other && isLowVolume(one) !== isLowVolume(other))
}

/** The code of the first leaf: lower ones are before and at emergence. */
const EMERGED = 10

/** A label that states no stage may be for a crop that has emerged. */
const stageOf = ({ stages }: Rotated): number => stages?.from ?? EMERGED

const endOfStages = ({ stages }: Rotated): number => stages?.to ?? Infinity

/** Groups that act on many sites have hardly any resistance (FRAC code M), so a mixture with one may follow another. */
const isMultiSite = (group: string): boolean => /^FRAC B?M/.test(group)

/** Whether two products have a group in common; of two mixtures, one that acts on a single site. */
function shareGroup(one: Rotated, other: Rotated): boolean {
  const isMixed = [one, other].every(({ groups }) => groups.some(group => !isMultiSite(group)))
  return one.groups.some(group => other.groups.includes(group) && !(isMixed && isMultiSite(group)))
}
