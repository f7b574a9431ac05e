import { range } from '#art/base/list.ts'
import { backdrop, short } from '#art/base/svg.ts'
import type { Ground } from './ground.ts'

type Stand = [
  x: number,
  y: number,
  width: number,
  height: number,
  floor: string,
  crown: string,
  spacing: number,
  size: number
]

/** Stands of trees of one age; the clearing is between them. */
const STANDS: readonly Stand[] = [
  [-20, -20, 330, 330, '#1c4a33', '#2c6b3b', 30, 14],
  [320, -20, 460, 334, '#2f6b3c', '#3f7f4b', 26, 12],
  [320, 320, 460, 370, '#174330', '#235a3c', 34, 16],
  [-20, 710, 420, 150, '#35743f', '#4b8f4a', 22, 10],
  [410, 696, 370, 164, '#1f5237', '#2c6b3b', 32, 15]
]
const RIDES = 'M-10 315h330M315-10v714M-10 704h800M405 704v150'

/** Plantation forest: stands of one age, tracks between them, one clearing replanted. */
export function forest(ground: Ground): string {
  const { id } = ground
  const stands = STANDS.map((stand, index) => {
    const [x, y, width, height] = stand
    const name = `${id}s${index}`
    return `${crowns(name, stand)}<path fill="url(#${name})" d="M${x} ${y}h${width}v${height}H${x}z"/>`
  })
  return [
    backdrop(ground, '#2a5f3d'),
    ...stands,
    clearing(ground),
    `<path fill="none" stroke="#b9a06a" stroke-width="12" d="${RIDES}"/>`
  ].join('')
}

function crowns(id: string, [x, y, , , floor, crown, spacing, size]: Stand): string {
  const centre = spacing / 2
  return `<pattern id="${id}" x="${x}" y="${y}" width="${spacing}" height="${spacing}" patternUnits="userSpaceOnUse"><path fill="${floor}" d="M0 0h${spacing}v${spacing}H0z"/><circle cx="${centre + 3}" cy="${centre + 4}" r="${size}" fill="#0a2019" fill-opacity=".4"/><circle cx="${centre}" cy="${centre}" r="${size}" fill="${crown}"/><circle cx="${short(centre - size / 4)}" cy="${short(centre - size / 3)}" r="${Math.round(size / 2)}" fill="#fff" fill-opacity=".08"/></pattern>`
}

/** Bare rows, stumps, and the last logs. */
function clearing({ random }: Ground): string {
  const furrows = range(27).map(index => `M-20 ${328 + index * 14}h330`)
  const stumps = range(40).map(() => {
    const [x, y] = [Math.round(random.between(10, 296)), Math.round(random.between(334, 690))]
    return `M${x} ${y}h0`
  })
  const logs = range(6).map(index => `M60 ${390 + index * 11}h110v9H60z`)
  return `<path fill="#6d4b32" d="M-20 320h330v380H-20z"/><path stroke="#8b5d3f" stroke-width="5" d="${furrows.join('')}"/><path stroke="#e7d3a3" stroke-width="8" stroke-linecap="round" d="${stumps.join('')}"/><path fill="#e7c98f" stroke="#6d3a24" stroke-width="2" d="${logs.join('')}"/>`
}
