import { leanOver } from '#art/base/lean.ts'
import { svg } from '#art/base/svg.ts'
import type { PackKind } from './pack-kind.ts'
import { shapes } from './shapes.ts'

const outlines: [PackKind, string][] = [
  [
    'bottle',
    'M66 0h58v46h-6v10c0 18 62 18 62 56v204c0 9-5 14-14 14H24c-9 0-14-5-14-14V112c0-38 62-38 62-56V46h-6z'
  ],
  ['bag', 'M12 0h216l8 22-6 306 6 22H4l6-22L4 22z'],
  [
    'can',
    'M36 0h64v44h20l20 26h84q26 0 26 26v258q0 16-16 16H26q-16 0-16-16V66q0-22 18-22h8zM152 102h76v16h-76z'
  ],
  ['sachet', 'M6 0h138l6 10v180l-6 10H6l-6-10V10z']
]

/** `EDGE`: half of a line is outside its outline. */
const [EDGE, HEIGHT, ROW] = [4, 374, 14]
const GAPS = outlines.length - 1

/** An empty shelf for up to four packs over its whole width: outlines with rows in place of a label. */
export function emptyPlank(width: number): string {
  const widths = outlines.map(([kind]) => shapes[kind].width)
  const gap = (width - 2 * EDGE - widths.reduce((sum, each) => sum + each)) / GAPS
  let x = EDGE
  const packs = outlines.map(([kind, outline]) => {
    const { width, height, label } = shapes[kind]
    const { left, right, top } = label
    const pack = `<g transform="translate(${Math.round(x)} ${HEIGHT - height})"><path vector-effect="non-scaling-stroke" d="${outline}"/>${rows({ left, right, top, bottom: top + label.land + label.band })}</g>`
    x += width + gap
    return pack
  })
  return svg(
    { width, height: HEIGHT },
    `<g fill="none" stroke="#7d8a7c" stroke-width="1.5" stroke-dasharray="6 4">${packs.join('')}</g>`
  )
}

/** Slanted rows inside a box. */
function rows(box: { left: number; right: number; top: number; bottom: number }): string {
  const { left, right, top, bottom } = box
  const height = bottom - top
  const lean = leanOver(height)
  const count = Math.floor((right - left - lean) / (2 * ROW))
  const row = `l${lean}-${height}h${ROW}l-${lean} ${height}z`
  const path = Array.from({ length: count }, (_, at) => `M${left + at * 2 * ROW} ${bottom}${row}`)
  return `<path fill="#dfe3d0" stroke="none" d="${path.join('')}"/>`
}
