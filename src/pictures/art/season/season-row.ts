import { leanOver } from '#art/base/lean.ts'
import { range } from '#art/base/list.ts'
import { idOf, random } from '#art/base/random.ts'
import { svg } from '#art/base/svg.ts'
import { CHALK } from '#lib/colours.ts'
import { combine, drill, stubble } from './machines.ts'
import { stagePattern } from './stage-pattern.ts'
import type { Season } from './stages.ts'

type SeasonRowOptions = Season & { seed: string; width?: number; height?: number }

/** One crop's season as a strip of land, left to right from sowing to stubble: the axis of the crop calendar. */
export function seasonRow({
  seed,
  stages,
  hasMachines,
  isUnderGlass,
  width = 1600,
  height = 320
}: SeasonRowOptions): string {
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
  const machines = [
    stubble(cutFrom, width, height, lean),
    drill(Math.round(0.52 * step), Math.round(height * 0.42)),
    combine(cutFrom + 30, Math.round(height * 0.52))
  ]
  return svg(
    { width, height },
    `<defs>${patterns.join('')}</defs>${grounds.join('')}${isUnderGlass ? glass(width, height) : ''}${hasMachines ? machines.join('') : ''}<path fill="none" stroke="${CHALK}" stroke-width="4" d="${seams.join('')}"/>`
  )
}

/** A greenhouse from above: panes between white bars, some of them lit. */
function glass(width: number, height: number): string {
  const [pane, deep] = [80, 107]
  const bars = range(Math.ceil(width / pane) + 1).map(index => `M${index * pane} 0v${height}`)
  const ridges = range(Math.ceil(height / deep) + 1).map(index => `M0 ${index * deep}h${width}`)
  const light = range(Math.ceil(width / pane)).map(
    index => `M${index * pane} ${(index % 3) * deep}h${pane}v${deep}h-${pane}z`
  )
  return `<path fill="#fff" fill-opacity=".2" d="${light.join('')}"/><path fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3" d="${bars.join('')}"/><path fill="none" stroke="#fff" stroke-width="6" d="${ridges.join('')}"/>`
}
