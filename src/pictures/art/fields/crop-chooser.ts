import { cyclic } from '#art/base/list.ts'
import type { Random } from '#art/base/random.ts'
import type { Point } from '#art/base/vector.ts'
import type { Crop } from '#art/colour/palette.ts'

/** The crop of a parcel, which differs from its neighbour's; with a place, the crop that suits the place. */
export type ChooseCrop = (neighbour?: Crop, place?: Point) => Crop

const TRIES = 6

/**
 * Two slow waves decide which crops grow where, and a random part is added, so that neighbouring fields have similar
 * colours.
 */
export function cropChooser(
  crops: readonly Crop[],
  { next, between }: Random,
  scale: number
): ChooseCrop {
  const [eastward, southward, sway] = [between(1.1, 2.1), between(1.1, 2.1), between(2.2, 3.6)]
  const [eastPhase, southPhase, swayPhase] = [between(0, 6.28), between(0, 6.28), between(0, 6.28)]

  const front = ([x, y]: Point) => {
    const bend = Math.sin((sway * x) / (900 * scale) + swayPhase)
    const east = Math.sin((eastward * x) / (520 * scale) + eastPhase)
    const south = Math.sin((southward * y) / (430 * scale) + southPhase + bend)
    return 0.5 + (east + south) / 4
  }
  const draw = (place?: Point) =>
    place ? (front(place) * 0.62 + next() * 0.52) % 1 : Math.min(next(), next() * 1.35)

  return (neighbour, place) => {
    const pick = () => cyclic(crops, Math.floor(draw(place) * crops.length))
    let crop = pick()
    for (let tries = 1; crop === neighbour && tries < TRIES; tries++) crop = pick()
    return crop
  }
}
