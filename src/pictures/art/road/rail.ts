import { range } from '#art/base/list.ts'
import { nest } from '#art/base/svg.ts'
import { seasons } from '#art/colour/seasons.ts'
import { fields } from '#art/fields.ts'
import { treesAt } from './tree.ts'
import type { Ground } from './ground.ts'

/** The heights between which the ballast of the tracks lies beside the road. */
const TRACKS_AT_ROAD = { from: 290, to: 620 }
const TANKS = { x: 578, y: 650 }

/** Two tracks, a field of solar panels and a tank farm: ground that must stay bare. */
export function rail(ground: Ground): string {
  const { seed, width, height } = ground
  const land = { seed, scene: 'steppe', palette: seasons.harvest, width, height } as const
  return [
    nest(fields({ ...land, detail: 0 }), { x: 0, y: 0, width, height }),
    `<path fill="none" stroke="#d9cfb4" stroke-width="138" d="${track(30)}"/><path fill="none" stroke="#bfb295" stroke-width="104" stroke-dasharray="3 5" d="${track(30)}"/>`,
    rails(0),
    rails(60),
    solarField(),
    tanks(),
    train()
  ].join('')
}

export function roadsideTrees({ random, roadAt, height }: Ground): string {
  const spots = range(26).map(() => {
    const y = random.between(0, height)
    const x = roadAt(y) + random.pick([-1, 1]) * random.between(40, 62)
    return { x, y, size: random.between(7, 12) }
  })
  return treesAt(spots.filter(isOffSites), random)
}

/** Where trees may stand: neither on the tracks, which cross the road between these heights, nor at the tanks. */
function isOffSites({ x, y }: { x: number; y: number }): boolean {
  const isOnTracks = y > TRACKS_AT_ROAD.from && y < TRACKS_AT_ROAD.to
  const isAtTanks = x > TANKS.x - 110 && y > TANKS.y - 100
  return !isOnTracks && !isAtTanks
}

function track(down: number): string {
  return `M-40 ${722 + down}C240 ${622 + down} 420 ${336 + down} 800 ${168 + down}`
}

/** Sleepers, then two rails: a dark band, with its middle painted over. */
function rails(down: number): string {
  const stroke = (colour: string, width: number, dashes = '') =>
    `<path fill="none" stroke="${colour}" stroke-width="${width}"${dashes} d="${track(down)}"/>`
  const sleepers = ' stroke-dasharray="7 11"'
  return (
    stroke('#6b5347', 34, sleepers) +
    stroke('#10211a', 17) +
    stroke('#bfb295', 11) +
    stroke('#6b5347', 11, sleepers)
  )
}

function solarField(): string {
  const corners = range(7).flatMap(row => range(4).map(column => [column * 76, row * 40] as const))
  const panels = (dx: number, dy: number) =>
    corners.map(([x, y]) => `M${x + dx} ${y + dy}h66v22h-66z`).join('')
  const cells = corners.map(([x, y]) => `M${x} ${y + 11}h66m-44-11v22m22-22v22`).join('')
  return `<g transform="translate(40 90)rotate(-8)"><path fill="#d7cfae" d="M-14-14h330v300h-330z"/><path fill="#0c3527" fill-opacity=".25" d="${panels(5, 6)}"/><path fill="#2b4f7a" d="${panels(0, 0)}"/><path stroke="#7fa6c9" stroke-width="1.5" d="${cells}"/></g>`
}

function tanks(): string {
  const places = [-28, 78].flatMap(x => [-16, 92].map(y => [x, y] as const))
  const drawn = places.map(
    ([x, y]) =>
      `<circle cx="${x + 9}" cy="${y + 11}" r="44" fill="#10211a" fill-opacity=".25"/><circle cx="${x}" cy="${y}" r="44" fill="#f3f1e6" stroke="#b9b6a5" stroke-width="3"/><path stroke="#b9b6a5" stroke-width="3" d="M${x} ${y}l31-31"/>`
  )
  return `<g transform="translate(${TANKS.x} ${TANKS.y})"><path fill="#cfc5a4" stroke="#8a7a58" stroke-width="5" d="M-90-80h230v240H-90z"/>${drawn.join('')}</g>`
}

function train(): string {
  return `<g transform="translate(152 651)rotate(-26)"><path fill="#10211a" fill-opacity=".3" d="M6 6h190v32H6z"/><path fill="#ff5a26" d="M0 0h62v30H0z"/><path fill="#f6f3e4" d="M66 0h62v30H66zm66 0h62v30h-62z"/><path fill="#10211a" d="M48 5h10v20H48z"/></g>`
}
