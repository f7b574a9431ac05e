import { isolate } from '#lib/typography/isolate.ts'
import { fittingSize } from './art/packs/fitting-size.ts'

/** The text on a pack: `Ostria 325 SC`, its active ingredients, one of its sizes. */
export type PackTexts = { name: string; ingredients: string; size: string }

/** A line on the label of a drawn pack, in the units of the drawing. */
type LabelLine = { text: string; x: number; y: number; size: number; weight: number }

const LEFT = 54
const RIGHT = 246
const WIDTH = RIGHT - LEFT

/**
 * The text of the label, whose lines run from left to right: the name large, its strength below, then the ingredients,
 * and the size at the end.
 */
export function packLabel({ name, ingredients, size }: PackTexts): LabelLine[] {
  const [, brand = name, strength = ''] = /^(\D+?)\s+(\d.*)$/.exec(name) ?? []
  return [
    { text: brand, x: LEFT, y: 326, size: fittingSize(brand, WIDTH, 60), weight: 800 },
    { text: strength, x: LEFT, y: 350, size: 21, weight: 600 },
    { text: size, x: RIGHT, y: 350, size: 21, weight: 700 },
    { text: ingredients, x: LEFT, y: 369, size: fittingSize(ingredients, WIDTH, 14), weight: 500 }
  ]
    .filter(({ text }) => text !== '')
    .map(line => ({ ...line, text: isolate(line.text, 'ltr') }))
}
