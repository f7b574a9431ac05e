import { furrowed } from '#art/base/lean.ts'
import { svg } from '#art/base/svg.ts'
import { markShapes } from './mark.ts'
import { outlined } from './outlines.ts'
import { titleLines } from './title-lines.ts'
import { WORDMARK, WORDMARK_SIZE } from './wordmark.ts'

/** What every network shows whole. */
export const SOCIAL_CARD = { width: 1200, height: 630 }

type SocialPlateOptions = {
  /** Only letters that have outlines; without it the brand stands alone, and large. */
  title?: string
  /** The plate's colour: spruce, or a family's. */
  ground?: string
  /** The colour of what stands on the plate. */
  lettering?: string
}

const LEFT = 64
const FURROW = 28
/** Capitals of the display face, and its lines, in ems. */
const CAPITAL = 0.6
const LEADING = 0.84

/** What lies on the land in the picture of a shared link: the plate with its furrows, the title and the brand. */
export function socialPlate(options: SocialPlateOptions = {}): string {
  const { title, ground = '#0c3527', lettering = '#f7f7f1' } = options
  const { top, right, content } = title === undefined ? brandAlone(lettering) : titled(title)
  const plate = furrowed({ left: 0, right, top, bottom: SOCIAL_CARD.height }, FURROW)
  return svg(
    SOCIAL_CARD,
    `<path fill="${ground}" d="${plate}"/><g fill="${lettering}">${content}${title === undefined ? '' : brandRow(lettering)}</g>`
  )
}

function titled(title: string) {
  const { lines, size } = titleLines(title, 620)
  const bottom = 500
  const rows = lines.map((line, index) => {
    const y = bottom - (lines.length - 1 - index) * size * LEADING
    return outlined(line, { x: LEFT, y: Math.round(y), size })
  })
  const top = bottom - (lines.length - 1) * size * LEADING - size * CAPITAL
  return { top: Math.round(top - 64), right: 690, content: rows.join('') }
}

function brandAlone(lettering: string) {
  const content = brand(lettering, { mark: [62, 338, 2.9], word: [64, 474, 112] })
  return { top: 300, right: 716, content }
}

function brandRow(lettering: string): string {
  return brand(lettering, { mark: [LEFT - 2, 542, 1.2], word: [LEFT + 60, 549, 34] })
}

type Place = [x: number, y: number, size: number]

/** The mark, its size in squares of 40 px, and the name, its size in pixels of height. */
function brand(lettering: string, { mark, word }: { mark: Place; word: Place }): string {
  const scale = (word[2] / WORDMARK_SIZE.height).toFixed(3)
  return `<g transform="translate(${mark[0]} ${mark[1]})scale(${mark[2]})">${markShapes(lettering)}</g><path transform="translate(${word[0]} ${word[1]})scale(${scale})" d="${WORDMARK}"/>`
}
