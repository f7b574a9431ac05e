import { furrowed } from '#art/base/lean.ts'
import { svg } from '#art/base/svg.ts'
import { markShapes } from '#art/brand/mark.ts'
import { WORDMARK, WORDMARK_SIZE } from '#art/brand/wordmark.ts'
import { CHALK, SPRUCE } from '#lib/colours.ts'
import { heightOf, lineWidth, outlined, runsLeft } from './lettering/outlines.ts'
import { titleLines } from './lettering/title-lines.ts'

/** What every network shows whole. */
export const SOCIAL_CARD = { width: 1200, height: 630 }

type SocialPlateOptions = {
  /** Only letters that have outlines; without it the brand stands alone, and large. At the right if it runs from there. */
  title?: string
  /** The plate's colour: spruce, or a family's. */
  ground?: string
  /** The colour of what stands on the plate. */
  lettering?: string
}

const EDGE = 64
const FURROW = 28
/** How far the plate reaches from its edge: what a title has, and then the start of the furrows. */
const MEASURE = 620
const REACH = EDGE + MEASURE + 6
const LAST_LINE = 500

/** What lies on the land in the picture of a shared link: the plate with its furrows, the title and the brand. */
export function socialPlate(options: SocialPlateOptions = {}): string {
  const { title, ground = SPRUCE, lettering = CHALK } = options
  const { plate, content } = title === undefined ? brandAlone(lettering) : titled(title, lettering)
  return svg(SOCIAL_CARD, `<g fill="${ground}">${plate}</g><g fill="${lettering}">${content}</g>`)
}

function titled(title: string, lettering: string) {
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
  const row = { mark: [-2, 542, 1.2], word: [60, 549, 34] } as const
  const start = isMirrored ? SOCIAL_CARD.width - EDGE - 60 - wordWidth(row.word[2]) : EDGE
  return {
    plate: plateOf({ top: Math.round(top - 64), reach: REACH, isMirrored }),
    content: rows.join('') + brand(lettering, Math.round(start), row)
  }
}

function brandAlone(lettering: string) {
  return {
    plate: plateOf({ top: 300, reach: 716, isMirrored: false }),
    content: brand(lettering, 0, { mark: [62, 338, 2.9], word: [64, 474, 112] })
  }
}

function plateOf({ top, reach, isMirrored }: { top: number; reach: number; isMirrored: boolean }) {
  const outline = furrowed({ left: 0, right: reach, top, bottom: SOCIAL_CARD.height }, FURROW)
  const mirror = isMirrored ? ` transform="translate(${SOCIAL_CARD.width})scale(-1 1)"` : ''
  return `<path${mirror} d="${outline}"/>`
}

type Place = readonly [x: number, y: number, size: number]

/** The mark, its size in squares of 40 px, and the name, its size in pixels of height, from where they start. */
function brand(lettering: string, start: number, { mark, word }: { mark: Place; word: Place }) {
  const scale = (word[2] / WORDMARK_SIZE.height).toFixed(3)
  return `<g transform="translate(${start + mark[0]} ${mark[1]})scale(${mark[2]})">${markShapes(lettering)}</g><path transform="translate(${start + word[0]} ${word[1]})scale(${scale})" d="${WORDMARK}"/>`
}

function wordWidth(height: number): number {
  return (WORDMARK_SIZE.width * height) / WORDMARK_SIZE.height
}
