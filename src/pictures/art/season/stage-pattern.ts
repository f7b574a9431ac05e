import { range } from '#art/base/list.ts'
import { plant } from './plant.ts'
import type { Random } from '#art/base/random.ts'
import type { Stage } from './stages.ts'

const PLANTS = 3

/** A tile of three plants that repeats without a seam: parts over one edge are drawn again at the opposite edge. */
export function stagePattern(id: string, stage: Stage, random: Random): string {
  const { soil, furrow, spacing } = stage
  const width = spacing * PLANTS
  const ground = `<path fill="${soil}" d="M0 0h${width}v${spacing}H0z"/><path fill="${furrow}" d="M0 ${Math.round(spacing * 0.78)}h${width}v${Math.round(spacing * 0.3)}H0z"/>`
  const plants = range(PLANTS).map(index => {
    const stray = (random.next() - 0.5) * spacing * 0.24
    const x = Math.round((index + 0.5) * spacing + stray)
    const y = Math.round(spacing * 0.46)
    const shape = (stage.plant ? plant(stage.plant, random) : '') + (stage.heart ?? '')
    return `<g id="${id}p${index}" transform="translate(${x} ${y})">${shape}</g>${copies(id, index, stage)}`
  })
  return `<pattern id="${id}" width="${width}" height="${spacing}" patternUnits="userSpaceOnUse">${ground}${plants.join('')}</pattern>`
}

function copies(id: string, index: number, { plant: look, spacing }: Stage): string {
  const width = spacing * PLANTS
  const aside = index === 0 ? [0, width] : index === PLANTS - 1 ? [0, -width] : [0]
  const reachesOver = (look?.length ?? 0) > spacing * 0.4
  const above = reachesOver ? [0, -spacing, spacing] : [0]
  return aside
    .flatMap(x => above.map(y => [x, y] as const))
    .filter(([x, y]) => x !== 0 || y !== 0)
    .map(([x, y]) => `<use href="#${id}p${index}" x="${x}" y="${y}"/>`)
    .join('')
}
