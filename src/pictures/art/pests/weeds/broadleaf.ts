import { range, repeat } from '#art/base/list.ts'
import { INK } from '#lib/colours.ts'
import type { Random } from '#art/base/random.ts'
import { away, bothSides, line, MARKS, shape } from '#art/pests/brush.ts'
import { numbers, rounded } from '#art/base/path.ts'
import type { Point } from '#art/base/vector.ts'

export type LeafShape =
  'oval' | 'diamond' | 'cut' | 'narrow' | 'whorl' | 'fleshy' | 'arrow' | 'heart'
export type BroadleafLook = {
  leaf: LeafShape
  tint?: string
  flower?: string
  stem?: string
  /** A climbing plant. */ twines?: true
}

/** A branch from its foot at one mark to its tip at the other, with pairs of leaves. */
export function broadleaf(
  { leaf, tint = '#2f7d45', flower, stem = '#8a2f4a', twines }: BroadleafLook,
  random: Random
): string {
  const [[x, y], [toX, toY]] = MARKS
  const at = (share: number): Point => {
    const bend = twines ? 60 * Math.sin(share * 13) : 44 * Math.sin(Math.PI * share)
    return [x + (toX - x) * share, y + (toY - y) * share + bend]
  }
  const path = `M${range(25)
    .map(step => numbers(rounded(at(step / 24))))
    .join('L')}`
  return [
    `<defs><g id="leaf">${shape(INK, shapes[leaf], ' stroke="#103322" stroke-width="10" stroke-linejoin="round"')}${shape(tint, shapes[leaf])}${bothSides(line('#fff', 3.5, VEINS, ' stroke-opacity=".34"'))}${line('#d9ea9a', 5, 'M0 0H236', ' stroke-opacity=".8"')}</g></defs>`,
    `<g opacity=".2" transform="translate(16 26)">${line(INK, 24, path)}</g>`,
    line('#103322', 25, path),
    line(stem, 15, path),
    leavesAlong(at, leaf, random),
    seedLeaves(),
    flower ? flowers(flower, [at(0.46), at(0.72), at(1)], Boolean(twines)) : ''
  ].join('')
}

/** Leaves in pairs or whorls along a branch, and smaller ones at its tip. */
function leavesAlong(at: (share: number) => Point, leaf: LeafShape, random: Random): string {
  const isLarge = leaf === 'arrow' || leaf === 'heart'
  const count = isLarge ? 4 : 5
  const leaves = range(count).flatMap(index => {
    const share = 0.12 + (index * 0.86) / count
    const size = (isLarge ? 0.7 : 0.84) * (1.22 - share * 0.62) * random.between(0.92, 1.06)
    const turns =
      leaf === 'whorl' ? range(6).map(turn => turn * 60) : [-62 + share * 14, 70 - share * 20]
    return turns.map(turn => {
      return { place: at(share), turn: turn - 12 + random.between(-8, 8), size }
    })
  })
  const tip = (leaf === 'whorl' ? [] : [-34, 30, -2]).map((turn, index) => {
    return { place: at(1), turn: turn - 10, size: 0.52 + index * 0.06 }
  })
  return [...leaves, ...tip]
    .map(({ place: [x, y], turn, size }) => {
      const place = `translate(${Math.round(x)} ${Math.round(y)})`
      return `<use href="#leaf" transform="${place}rotate(${Math.round(turn)})scale(${size.toFixed(2)})"/>`
    })
    .join('')
}

const VEINS = 'M40-2Q84-34 110-58M84-2Q130-34 152-52M128-2Q168-26 188-38M166-2Q198-16 212-24'

const shapes: Record<LeafShape, string> = {
  oval: 'M0 0C40-92 170-104 262 0 170 104 40 92 0 0z',
  diamond:
    'M0 0L60-64 84-60 112-98 136-78 168-82 196-44 262 0 196 44 168 82 136 78 112 98 84 60 60 64z',
  cut: 'M0 0L40-12 50-78 86-70 84-24 112-22 128-96 166-80 146-22 178-18 204-62 230-44 214-12 268 0 214 12 230 44 204 62 178 18 146 22 166 80 128 96 112 22 84 24 86 70 50 78 40 12z',
  narrow: 'M0 0C70-34 190-34 280 0 190 34 70 34 0 0z',
  whorl: 'M0 0C40-22 120-26 186 0 120 26 40 22 0 0z',
  fleshy: 'M0 0C50-30 110-104 196-66 244-40 244 40 196 66 110 104 50 30 0 0z',
  arrow: 'M34 0L-56-84C40-92 180-70 262 0 180 70 40 92-56 84z',
  heart: 'M20 0C-60-40-60-116 40-116 140-112 220-60 262 0 220 60 140 112 40 116-60 116-60 40 20 0z'
}

/** The two first leaves, which differ from those that follow. */
function seedLeaves(): string {
  const [[x, y]] = MARKS
  const pair = [200, 84].map(
    turn =>
      `<path transform="rotate(${turn})" fill="#8cc152" stroke="#103322" stroke-width="8" d="M0 0C30-34 96-36 128 0 96 36 30 34 0 0z"/>`
  )
  const hairs = range(6).map(index => {
    const [tipX, tipY] = away([x, y], 136 + index * 15, 120 + (index % 3) * 26).map(Math.round)
    return `M${x} ${y}Q${x - 40} ${y + 50} ${tipX} ${tipY}`
  })
  return (
    line('#f3e3b8', 8, hairs.join('')) +
    `<g transform="translate(${x + 8} ${y - 2})">${pair.join('')}</g>`
  )
}

function flowers(colour: string, places: readonly Point[], isFunnel: boolean): string {
  const drawn = isFunnel
    ? `<path fill="${colour}" stroke="${INK}" stroke-width="6" d="M0-70C50-80 84-30 74 10 60 66-60 66-74 10-84-30-50-80 0-70z"/><path stroke="#fff" stroke-width="9" stroke-opacity=".75" d="M0 0V-62M0 0 60-16M0 0 40 46M0 0-40 46M0 0-60-16"/><circle r="13" fill="#f0d34a"/>`
    : `${repeat(
        5,
        index =>
          `<path transform="rotate(${index * 72})" fill="${colour}" stroke="${INK}" stroke-width="5" d="M0 0C10-30 54-30 58 0 54 30 10 30 0 0z"/>`
      )}<circle r="15" fill="#f0d34a" stroke="${INK}" stroke-width="4"/>`
  return places
    .map(
      ([x, y], index) =>
        `<g transform="translate(${Math.round(x)} ${Math.round(y - (isFunnel ? 70 : 8))})scale(${isFunnel ? 1 - index * 0.12 : 0.8})">${drawn}</g>`
    )
    .join('')
}
