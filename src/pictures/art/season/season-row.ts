import { leanOver } from '#art/base/lean.ts'
import { range } from '#art/base/list.ts'
import { idOf, random } from '#art/base/random.ts'
import { svg } from '#art/base/svg.ts'
import { CHALK } from '#lib/colours.ts'
import { combine, drill, stubble } from './machines.ts'
import { stagePattern } from './stage-pattern.ts'
import type { Stage } from './stages.ts'

type SeasonRowOptions = {
  seed: string
  stages: readonly Stage[]
  width?: number
  height?: number
}

/** One crop's season as a strip of land, left to right from sowing to stubble: the axis of the crop calendar. */
export function seasonRow({ seed, stages, width = 1600, height = 320 }: SeasonRowOptions): string {
  const id = idOf('season', seed, width, height)
  const chance = random(`${seed}/season`)
  const lean = leanOver(height)
  const step = width / stages.length
  const edge = (index: number) => Math.round(index * step)

  const patterns = stages.map((stage, index) => stagePattern(`${id}${index}`, stage, chance))
  const grounds = stages.map((_, index) => {
    const left = index === 0 ? -lean : edge(index)
    const right = index === stages.length - 1 ? width : edge(index + 1)
    return `<path fill="url(#${id}${index})" d="M${left} ${height}l${lean}-${height}H${right + lean}L${right} ${height}z"/>`
  })
  const seams = range(stages.length - 1).map(
    index => `M${edge(index + 1)} ${height}l${lean}-${height}`
  )
  const cutFrom = Math.round(6.42 * step)
  return svg(
    { width, height },
    `<defs>${patterns.join('')}</defs>${grounds.join('')}${stubble(cutFrom, width, height, lean)}<path fill="none" stroke="${CHALK}" stroke-width="4" d="${seams.join('')}"/>${drill(Math.round(0.52 * step), Math.round(height * 0.42))}${combine(cutFrom + 30, Math.round(height * 0.52))}`
  )
}
