import { rounded } from '#art/base/path.ts'
import { CHALK, INK, POPPY } from '#lib/colours.ts'
import { project } from './equal-earth.ts'

/** A marked place; its number is that of its name in the list under the map. */
export type Place = {
  longitude: number
  latitude: number
  isLaboratory: boolean
  number?: number
}

/** A text as outlines around a middle: a drawing has no fonts. */
export type Write = (text: string, middle: { x: number; y: number; size: number }) => string

type Mark = Place & { x: number; y: number; at: readonly [x: number, y: number] }

/** The space between two marks, in radii. */
const SPACE = 0.15
const MOST_STEPS = 1000
/** The share of their overlap by which two marks part in a step. */
const STEP = 0.1
/** A golden angle: marks of one place part in different directions. */
const TURN = 2.4

/** Marks of places, none over another: one that had to move has a line to its place. */
export function placeMarks(places: readonly Place[], radius: number, write?: Write): string {
  const marks = apart(byRank(places), radius)
  return [
    ...marks.map(mark => leader(mark, radius)),
    ...marks.map(mark => disc(mark, radius, write))
  ].join('')
}

/** Laboratories are drawn last: there are fewer of them, and some share a town with a plant. */
function byRank(places: readonly Place[]): Place[] {
  return places.toSorted((one, other) => Number(one.isLaboratory) - Number(other.isLaboratory))
}

/** Pushes marks that cover each other apart, until none does. */
function apart(places: readonly Place[], radius: number): Mark[] {
  const marks = places.map((place): Mark => {
    const [x, y] = rounded(project(place.longitude, place.latitude))
    return { ...place, x, y, at: [x, y] }
  })
  let step = 0
  while (step < MOST_STEPS && separate(marks, radius * (2 + SPACE))) step += 1
  return marks.map(mark => {
    const [x, y] = rounded([mark.x, mark.y])
    return { ...mark, x, y }
  })
}

/** One step of it; whether any mark has moved. All move at once and a little, which keeps them in order. */
function separate(marks: Mark[], distance: number): boolean {
  const moves = marks.map(() => ({ x: 0, y: 0 }))
  let hasMoved = false
  for (const [index, one] of marks.entries())
    for (const [at, other] of marks.entries()) {
      const [x, y] = [one.x - other.x, one.y - other.y]
      const between = Math.hypot(x, y)
      const move = moves[index]
      // Coordinates are rounded in the end.
      if (at === index || !move || between > distance - 0.5) continue
      const angle = between ? Math.atan2(y, x) : index * TURN
      move.x += Math.cos(angle) * (distance - between) * STEP
      move.y += Math.sin(angle) * (distance - between) * STEP
      hasMoved = true
    }
  for (const [index, { x, y }] of moves.entries()) {
    const mark = marks[index]
    if (!mark) continue
    mark.x += x
    mark.y += y
  }
  return hasMoved
}

function leader({ x, y, at, isLaboratory }: Mark, radius: number): string {
  const [placeX, placeY] = at
  if (Math.hypot(x - placeX, y - placeY) < radius / 2) return ''
  const colour = isLaboratory ? CHALK : POPPY
  return `<path stroke="${colour}" stroke-width="${radius / 8}" d="M${placeX} ${placeY}L${x} ${y}"/><circle cx="${placeX}" cy="${placeY}" r="${radius / 4}" fill="${colour}"/>`
}

function disc({ x, y, isLaboratory, number }: Mark, radius: number, write?: Write): string {
  const circle = `<circle cx="${x}" cy="${y}" r="${radius}" fill="${isLaboratory ? CHALK : POPPY}" stroke="${INK}" stroke-width="${radius / 8}"/>`
  if (!number || !write) return circle
  return `${circle}<g fill="${INK}">${write(String(number), { x, y, size: radius * 1.7 })}</g>`
}
