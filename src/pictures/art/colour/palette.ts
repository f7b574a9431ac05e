import { fromOklch, toOklch } from './oklch.ts'

/** How a crop looks in its field, seen from above. */
export type Stand = 'plain' | 'rows' | 'furrow' | 'tramlines' | 'dots'

export type Crop = {
  colour: string
  /** The colour of its rows, dots or wheel tracks. */
  mark: string
  stand: Stand
  /** The distance between rows. */
  pitch: number
}

/** The colours of a landscape. With ten crops, neighbouring fields rarely look the same. */
export type Palette = {
  verge: string
  road: string
  /** The darkest tone: shadows, and the shaded corner of the sheet. */
  deep: string
  tree: string
  treeTop: string
  water: string
  bank: string
  roof: string
  crops: readonly Crop[]
}

/** A crop with rows of the same colour, slightly darker, or lighter in a dark field. */
export function crop(colour: string, stand: Stand, pitch = 8, mark?: string): Crop {
  const { lightness, chroma, hue } = toOklch(colour)
  const shade = lightness > 0.5 ? lightness - 0.075 : lightness + 0.07
  return {
    colour,
    stand,
    pitch,
    mark: mark ?? fromOklch({ lightness: shade, chroma: chroma * 1.02, hue })
  }
}
