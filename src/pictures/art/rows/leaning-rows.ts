import { leaning, leanOver } from '#art/base/lean.ts'
import { svg } from '#art/base/svg.ts'
import type { Random } from '#art/base/random.ts'
import type { Crop, Palette } from '#art/colour/palette.ts'

export type Plot = { left: number; right: number }

type RowOptions = {
  plots: readonly Plot[]
  palette: Palette
  random: Random
  width: number
  height: number
  /** The distance between two rows of a crop. */
  pitch: number
  fit?: 'cover' | 'stretch'
}

/** Slanted plots side by side; neighbours differ. */
export function leaningRows({ plots, palette, random, width, height, pitch, fit }: RowOptions) {
  let last: Crop | undefined
  const fields = new Map<Crop, { ground: string; rows: string }>()
  for (const { left, right } of plots) {
    const crop = random.pick(palette.crops.filter(other => other !== last))
    last = crop
    const { ground, rows } = fields.get(crop) ?? { ground: '', rows: '' }
    fields.set(crop, {
      ground: ground + leaning({ left, right, top: 0, bottom: height }),
      rows: rows + rowsIn({ left, right }, height, pitch)
    })
  }
  const grounds = [...fields].map(([{ colour }, { ground }]) => {
    return `<path fill="${colour}" d="${ground}"/>`
  })
  const rows = [...fields]
    .filter(([crop]) => crop.stand !== 'plain')
    .map(([{ mark }, field]) => `<path stroke="${mark}" d="${field.rows}"/>`)
  return svg(
    { width, height },
    `${grounds.join('')}<g stroke-width="2.2">${rows.join('')}</g>`,
    fit
  )
}

function rowsIn({ left, right }: Plot, height: number, pitch: number): string {
  let path = ''
  for (let start = left + pitch - 1; start < right - 3; start += pitch) {
    path += `M${start} ${height}l${leanOver(height)}-${height}`
  }
  return path
}
