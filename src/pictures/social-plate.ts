import { reachOfStriped, striped } from './art/base/lean.ts'
import { type Box, svg } from './art/base/svg.ts'
import { markShapes } from './art/brand/mark.ts'
import { CHALK, SPRUCE } from '#lib/colours.ts'
import type { Mark } from '#lib/mark.ts'
import { canOutline, heightOf, lineWidth, outlined, runsLeft } from './lettering/outlines.ts'
import { titleLines } from './lettering/title-lines.ts'

/** The brand of the picture. */
export type Signature = { name: string; mark: Mark }

/** The size that every network shows uncropped. */
export const SOCIAL_CARD = { width: 1200, height: 630 }

type SocialPlateOptions = {
  brand: Signature
  /**
   * Only letters with outlines. Without a title, the brand stands alone and is large. Set at the right in
   * right-to-left text.
   */
  title?: string
  /** The plate's colour: spruce, or a family's. */
  ground?: string
  /** The colour of the text on the plate. */
  lettering?: string
}

const EDGE = 64
const STRIPE = 28
/** The width of a title. */
const MEASURE = 620
const REACH = EDGE + MEASURE + 6
const LAST_LINE = 500

/** A drawing, and the part of the picture that it covers, in whole pixels. */
export type SocialPlate = { drawing: string; box: Box }

/**
 * What is drawn over the land in the picture of a shared link: the plate with its stripes, the title and the brand. Only
 * the plate's part of the picture is drawn, because each pixel of a card takes time.
 */
export function socialPlate(options: SocialPlateOptions): SocialPlate {
  const { brand, title, ground = SPRUCE, lettering = CHALK } = options
  const { plate, content } =
    title === undefined ? brandAlone(brand, lettering) : titled(title, brand, lettering)
  const { shape, box } = plate
  const shapes = `<g fill="${ground}">${shape}</g><g fill="${lettering}">${content}</g>`
  return { drawing: svg(box, `<g transform="translate(${-box.x} ${-box.y})">${shapes}</g>`), box }
}

function titled(title: string, brand: Signature, lettering: string) {
  const isMirrored = runsLeft(title)
  const { lines, size } = titleLines(title, MEASURE)
  const { rise, leading } = heightOf(title)
  const rows = lines.map((line, index) => {
    const y = LAST_LINE - (lines.length - 1 - index) * size * leading
    const x = isMirrored ? SOCIAL_CARD.width - EDGE - lineWidth(line) * size : EDGE
    const base = isMirrored ? 'rtl' : 'ltr'
    return outlined(line, { x: Math.round(x), y: Math.round(y), size, base })
  })
  const top = LAST_LINE - (lines.length - 1) * size * leading - size * rise
  const word = [60, 583, sizeOf(brand.name, 56, MEASURE - 60)] as const
  const width = 60 + widthOf(brand.name) * word[2]
  const start = isMirrored ? SOCIAL_CARD.width - EDGE - width : EDGE
  return {
    plate: plateOf({ top: Math.round(top - 64), reach: REACH, isMirrored }),
    content:
      rows.join('') + signed(brand, lettering, Math.round(start), { mark: [-2, 542, 48], word })
  }
}

function brandAlone(brand: Signature, lettering: string) {
  const word = [64, 585, sizeOf(brand.name, 186, MEASURE)] as const
  return {
    plate: plateOf({ top: 300, reach: 716, isMirrored: false }),
    content: signed(brand, lettering, 0, { mark: [62, 338, 116], word })
  }
}

function plateOf({ top, reach, isMirrored }: { top: number; reach: number; isMirrored: boolean }) {
  const { width: whole, height: bottom } = SOCIAL_CARD
  const edges = { left: 0, right: reach, top, bottom }
  const mirror = isMirrored ? ` transform="translate(${whole})scale(-1 1)"` : ''
  const width = Math.min(whole, reachOfStriped(edges, STRIPE))
  return {
    shape: `<path${mirror} d="${striped(edges, STRIPE)}"/>`,
    box: { x: isMirrored ? whole - width : 0, y: top, width, height: bottom - top }
  }
}

type Place = readonly [x: number, y: number, size: number]

/** The mark as a square, and the name; `size` in pixels of an em; from their start. */
function signed(
  { name, mark: shapes }: Signature,
  lettering: string,
  start: number,
  { mark, word }: { mark: Place; word: Place }
) {
  const place = { x: start + mark[0], y: mark[1], side: mark[2], colour: lettering }
  const letters = { x: start + word[0], y: word[1], size: word[2] }
  return markShapes(shapes, place) + (canOutline(name) ? outlined(name, letters) : '')
}

/** If letters of the name have no outlines, the mark stands alone. */
const widthOf = (name: string) => (canOutline(name) ? lineWidth(name) : 0)

/** The wanted size, unless the plate is too small for it. */
const sizeOf = (name: string, wanted: number, room: number) =>
  Math.min(wanted, Math.floor(room / Math.max(1, widthOf(name))))
