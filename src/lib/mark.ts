/** A shape of a mark; without a colour of its own it takes the colour of the surrounding text. */
export type MarkShape = { d: string; colour?: string; transform?: string }

/** Shapes on a square, which take the colour of their background. */
export type ShapeMark = { side: number; shapes: readonly MarkShape[] }

/** Pixels in their own colours on a square plate with round corners: two PNG files in Base64. */
export type PictureMark = { plate: string; small: string; large: string }

/** How a brand's mark is drawn. */
export type Mark = ShapeMark | PictureMark

export const isPicture = (mark: Mark): mark is PictureMark => 'plate' in mark

/** The sides of a picture's two files: for pages and shared links, and for icons. */
export const PICTURE_SIDES = { small: 128, large: 512 } as const
