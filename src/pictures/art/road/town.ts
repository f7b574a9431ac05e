import { range } from '#art/base/list.ts'
import { backdrop } from '#art/base/svg.ts'
import { houses, type House } from './houses.ts'
import { treesAt, type Spot } from './tree.ts'
import type { Ground } from './ground.ts'

const BLOCK = { width: 104, height: 94, stepX: 122, stepY: 112 }
const ROAD_CLEARANCE = 74
const PARK_SHARE = 0.16

/** Blocks of four houses, a park here and there, and a canal under the road. */
export function town(ground: Ground): string {
  const { width, random } = ground
  const [parks, blocks]: [string, string] = ['#8fbf5b', '#c9ceb4']
  const trees: Spot[] = []
  const homes: House[] = []
  let [green, grey] = ['', '']
  for (const { left, top } of blockCorners(ground)) {
    const plot = `M${left} ${top}h${BLOCK.width}v${BLOCK.height}h-${BLOCK.width}z`
    if (random.chance(PARK_SHARE)) {
      green += plot
      trees.push(...park(left, top, ground))
    } else {
      grey += plot
      for (const [column, row] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1]
      ] as const) {
        const [x, y] = [left + 6 + column * 50, top + 6 + row * 46]
        if (random.chance(0.1)) trees.push({ x: x + 22, y: y + 18, size: random.between(9, 14) })
        else homes.push({ x: x + random.pick([0, 4]), y: y + random.pick([0, 4]) })
      }
    }
  }
  return [
    backdrop(ground, '#d6d8c4'),
    `<path fill="${blocks}" d="${grey}"/><path fill="${parks}" d="${green}"/>`,
    houses(ground, homes),
    canal(width),
    treesAt(
      trees.filter(({ y }) => Math.abs(y - 540) > 74),
      random
    )
  ].join('')
}

function blockCorners({ height, roadAt }: Ground) {
  const corners = range(10).flatMap(row =>
    range(11).map(column => ({
      left: (column - 2) * BLOCK.stepX + (row % 2) * 18 - 20,
      top: (row - 1) * BLOCK.stepY - 10
    }))
  )
  return corners.filter(({ left, top }) => {
    const isOn = top < height && left < 760
    return isOn && Math.abs(left + 52 - roadAt(top + 45)) >= ROAD_CLEARANCE
  })
}

function park(left: number, top: number, { random }: Ground): Spot[] {
  return range(7).map(() => ({
    x: left + random.between(12, 92),
    y: top + random.between(12, 82),
    size: random.between(8, 14)
  }))
}

function canal(width: number): string {
  const path = `M-20 571C180 504 260 622 ${width + 20} 437`
  return `<g fill="none"><path stroke="#e9dfae" stroke-width="46" d="${path}"/><path stroke="#5fa5a6" stroke-width="34" d="${path}"/><path stroke="#8ccbd6" stroke-width="4" stroke-dasharray="60 40" d="${path}"/></g>`
}
