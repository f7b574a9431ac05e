import type { Ground } from './ground.ts'

export type House = { x: number; y: number }

const ROOFS = ['#f6f3e4', '#e7dcc0', '#c98562', '#b4654a', '#c3cbc6', '#dfd2ae', '#9fb0ad']

/** Roofs in seven colours, each a path that is used twice: for the roofs and for their shadow. */
export function houses({ random, id }: Ground, places: readonly House[]): string {
  const byRoof = new Map<string, string>()
  let ridges = ''
  for (const { x, y } of places) {
    const [width, depth] = [random.pick([30, 36, 42]), random.pick([26, 32, 38])]
    const roof = random.pick(ROOFS)
    byRoof.set(roof, `${byRoof.get(roof) ?? ''}M${x} ${y}h${width}v${depth}h-${width}z`)
    ridges += `M${x} ${y + depth / 2}h${width}`
  }
  const roofs = [...byRoof].map(([colour, path], index) => ({
    colour,
    path,
    name: `${id}h${index}`
  }))
  return [
    `<defs>${roofs.map(({ name, path }) => `<path id="${name}" d="${path}"/>`).join('')}</defs>`,
    `<g fill="#3a4a41" fill-opacity=".3" transform="translate(5 6)">${roofs.map(({ name }) => `<use href="#${name}"/>`).join('')}</g>`,
    ...roofs.map(({ name, colour }) => `<use href="#${name}" fill="${colour}"/>`),
    `<path stroke="#10211a" stroke-opacity=".22" stroke-width="3" d="${ridges}"/>`
  ].join('')
}
