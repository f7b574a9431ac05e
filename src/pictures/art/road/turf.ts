import { range } from '#art/base/list.ts'
import { backdrop } from '#art/base/svg.ts'
import { treesAt } from './tree.ts'
import type { Ground } from './ground.ts'

const FAIRWAYS = [
  'M60 880C-20 720 300 700 200 520S60 330 210 190 400 60 330-40H130C150 60 10 120-20 260S80 480 20 620-120 820-110 880z',
  'M820 60C660 120 590 220 640 380S700 640 600 760 540 900 560 880H820V60z'
]
const GREENS = [
  { x: 240, y: 285, width: 84, depth: 58 },
  { x: 640, y: 730, width: 96, depth: 62 }
]
const BUNKERS = [
  { x: 96, y: 330, width: 46, depth: 22, turn: 30 },
  { x: 305, y: 165, width: 34, depth: 20, turn: -40 },
  { x: 250, y: 640, width: 52, depth: 24, turn: 10 },
  { x: 560, y: 610, width: 44, depth: 22, turn: -20 },
  { x: 640, y: 250, width: 50, depth: 22, turn: 80 }
]

/** A golf course: mown both ways, greens, sand and a pond. */
export function turf(ground: Ground): string {
  const { id } = ground
  const fairways = FAIRWAYS.map(
    path => `<path fill="url(#${id}m)" stroke="#5f9c45" stroke-width="10" d="${path}"/>`
  )
  const greens = GREENS.map(
    ({ x, y, width, depth }) =>
      `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${depth}" fill="url(#${id}g)" stroke="#7ab345" stroke-width="8" transform="rotate(-20 ${x} ${y})"/>`
  )
  return [
    `<defs>${mown(`${id}m`, 44, -28, '#8cc152', '#7ab345')}${mown(`${id}g`, 16, 45, '#b9dc72', '#aed267')}</defs>`,
    backdrop(ground, '#3f7f45'),
    ...fairways,
    ...greens,
    ...BUNKERS.map(bunker),
    `<path fill="#79bfcb" stroke="#e9dfae" stroke-width="8" d="M330 380c70-40 150 10 130 80s-140 90-180 30 0-80 50-110z"/>`,
    ...GREENS.map(
      ({ x, y }) =>
        `<path stroke="#10211a" stroke-width="4" d="M${x} ${y}v-54"/><path fill="#ff5a26" d="M${x} ${y - 54}l40 12-40 13z"/>`
    )
  ].join('')
}

/** Trees in the rough, clear of the road and the pond. */
export function rough({ random, roadAt, width, height }: Ground): string {
  const spots = range(60)
    .map(() => ({
      x: random.between(0, width),
      y: random.between(0, height),
      size: random.between(12, 22)
    }))
    .filter(({ x, y }) => Math.abs(x - roadAt(y)) > 48)
    .filter(({ x, y }) => Math.hypot(x - 370, y - 440) > 140)
    .filter(({ x, y }) => isRough(x, y))
  return treesAt(spots, random)
}

/** The land between the two fairways, and a few trees elsewhere. */
function isRough(x: number, y: number): boolean {
  const isOnGreen = GREENS.some(green => Math.hypot(x - green.x, y - green.y) < 120)
  const isOnSand = BUNKERS.some(bunker => Math.hypot(x - bunker.x, y - bunker.y) < 70)
  return !isOnGreen && !isOnSand && (Math.abs(x - 420) < 150 || x < 60)
}

function mown(id: string, size: number, angle: number, light: string, dark: string): string {
  return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><path fill="${light}" d="M0 0h${size}v${size}H0z"/><path fill="${dark}" d="M0 0h${size / 2}v${size}H0z"/></pattern>`
}

function bunker({ x, y, width, depth, turn }: (typeof BUNKERS)[number]): string {
  return `<g transform="translate(${x} ${y})rotate(${turn})"><ellipse cy="4" rx="${width + 4}" ry="${depth + 4}" fill="#2c6b3b"/><ellipse rx="${width}" ry="${depth}" fill="#f2e3b3"/><path fill="none" stroke="#dcc98d" stroke-width="3" d="M${14 - width} 0h${2 * width - 28}M${20 - width} 8h${2 * width - 40}"/></g>`
}
