import type { ShapeMark } from '#lib/mark.ts'
import { lineWidth, outlinesOf, UNITS } from './lettering/outlines.ts'

const SIDE = 40
const RING =
  'M20 2a18 18 0 1 1 0 36a18 18 0 1 1 0-36zm0 3.5a14.5 14.5 0 1 0 0 29a14.5 14.5 0 1 0 0-29z'
/** The letter's size, and the position of its baseline. */
const SIZE = 30
const FOOT = 29

/** The mark of a brand without one: the first letter of its name in a ring. */
export function letterMark(name: string): ShapeMark {
  const [first] = new Intl.Segmenter().segment(name.trim().toUpperCase())
  const letter = first?.segment ?? ''
  const scale = SIZE / UNITS
  const left = (SIDE - lineWidth(letter) * SIZE) / 2
  const letters = outlinesOf(letter).map(({ at, d }) => ({
    d,
    transform: `translate(${left.toFixed(2)} ${FOOT}) scale(${scale}) translate(${at})`
  }))
  return { side: SIDE, shapes: [{ d: RING }, ...letters] }
}
