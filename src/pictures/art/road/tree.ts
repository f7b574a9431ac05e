import type { Random } from '#art/base/random.ts'

const CROWNS = ['#17482f', '#2c6b3b', '#256338']

export type Spot = { x: number; y: number; size: number }

/** Single trees from above: all shadows first, then crowns, then the light on them. */
export function treesAt(spots: readonly Spot[], { pick }: Random): string {
  const shadows = spots.map(({ x, y, size }) => circle(x + size * 0.3, y + size * 0.4, size))
  const crowns = spots.map(({ x, y, size }) => circle(x, y, size, ` fill="${pick(CROWNS)}"`))
  const lights = spots.map(({ x, y, size }) => {
    return circle(x - size * 0.25, y - size * 0.3, size * 0.55)
  })
  return `<g fill="#0c3527" fill-opacity=".3">${shadows.join('')}</g>${crowns.join('')}<g fill="#fff" fill-opacity=".1">${lights.join('')}</g>`
}

function circle(x: number, y: number, radius: number, more = ''): string {
  return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}"${more}/>`
}
