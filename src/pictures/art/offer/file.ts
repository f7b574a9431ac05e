import { leaning, leanOver } from '#art/base/lean.ts'
import { idOf } from '#art/base/random.ts'
import { nest, svg } from '#art/base/svg.ts'
import { seasons } from '#art/colour/seasons.ts'
import { fields } from '#art/fields.ts'
import { INK, PAPER, PASTURE, POPPY, SPRUCE } from '#lib/colours.ts'
import { OFFER } from './size.ts'

const SHEET = { left: 196, right: 416, top: 34, bottom: 360 }
const BEHIND = ['#c6ccb8', '#eceee2']

/** The registration file: leaning sheets, the first with a title, a plot of land, rows of text and a seal. */
export function file(seed: string): string {
  const id = idOf('file', seed)
  const { left, right, top, bottom } = SHEET
  const behind = BEHIND.map((fill, at) => {
    const by = (BEHIND.length - at) * 34
    const sheet = { left: left + by, right: right + by, top: top + by / 3, bottom }
    return `<path fill="${fill}" d="${leaning(sheet)}"/>`
  })
  const plot = { x: left, y: 96, width: 290, height: 96 }
  const land = fields({
    seed,
    scene: 'bocage',
    palette: seasons.midsummer,
    width: plot.width,
    height: plot.height,
    scale: 0.4,
    detail: 0
  })
  const band = (from: number, to: number) =>
    leaning({ left: at(to), right: at(to) + right - left, top: from, bottom: to })
  const rows = Array.from({ length: 6 }, (_, row) => {
    const y = 218 + row * 24
    const width = [178, 160, 172, 140, 166, 120][row] ?? 0
    return `M${at(y) + 22} ${y}h${width}`
  })
  return svg(
    OFFER,
    `${behind.join('')}<path fill="${PAPER}" d="${leaning(SHEET)}"/><path fill="${SPRUCE}" d="${band(top, 82)}"/><clipPath id="${id}"><path d="${band(96, 192)}"/></clipPath><g clip-path="url(#${id})">${nest(land, plot)}</g><g fill="none" stroke="${INK}" stroke-width="5"><path stroke="${PAPER}" stroke-width="9" d="M${at(58) + 24} 58h112"/><path d="${rows.join('')}"/></g><circle cx="${at(300) + 196}" cy="300" r="34" fill="${POPPY}"/><path fill="none" stroke="${PASTURE}" stroke-width="7" d="M${at(300) + 181} 300l11 13 21-27"/>`
  )
}

/** The first sheet's left edge at a height. */
function at(y: number): number {
  return SHEET.left + leanOver(SHEET.bottom - y)
}
