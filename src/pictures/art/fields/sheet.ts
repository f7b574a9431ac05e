import { idOf, random, type Random } from '#art/base/random.ts'
import { short } from '#art/base/svg.ts'
import { frameOf, type Frame } from '#art/base/vector.ts'
import { cropChooser, type ChooseCrop } from './crop-chooser.ts'
import type { Crop, Palette } from '#art/colour/palette.ts'
import type { Paint } from './paint.ts'

/** 0: colour alone. 1: rows, hedges and water. 2: farmsteads and a tractor too. */
export type Detail = 0 | 1 | 2

export type SheetOptions = {
  /** A stable id: a country's code, a product's id, a slug. */
  seed: string
  scene: string
  palette: Palette
  width: number
  height: number
  /** The scale: 0.5 shows four times the land. */
  scale?: number
  detail?: Detail
}

/** A drawing in progress: what every part of a landscape needs. */
export type Sheet = Required<SheetOptions> & {
  id: string
  /** The direction in which the land was surveyed. */
  frame: Frame
  /** The palette's crops, shuffled, so that seeds differ in their balance of colours. */
  crops: readonly Crop[]
  choose: ChooseCrop
  paint: Paint
  /** A generator for each concern, so that one more tree does not move a fence. */
  random: (concern: string) => Random
  /** A length at the scale of the sheet. */
  scaled: (length: number) => number
}

type Turn = readonly [lowest: number, highest: number]

export function spreadSheet(
  options: SheetOptions,
  turn: Turn,
  paintWith: (sheet: Omit<Sheet, 'paint'>) => Paint
): Sheet {
  const { seed, scene, palette, width, height, scale = 1, detail = 2 } = options
  const randomFor = (concern: string) => random(`${seed}/${concern}`)
  const crops = randomFor('balance').shuffle(palette.crops)
  const sheet = {
    ...options,
    scale,
    detail,
    id: idOf(seed, scene, palette.verge, palette.deep, width, height, scale, detail),
    frame: frameOf(randomFor('survey').between(...turn)),
    crops,
    choose: cropChooser(crops, randomFor('crops'), scale),
    random: randomFor,
    scaled: (length: number) => short(length * scale)
  }
  return { ...sheet, paint: paintWith(sheet) }
}
