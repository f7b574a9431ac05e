import { range, repeat } from '#art/base/list.ts'
import type { Random } from '#art/base/random.ts'
import { INK } from '#lib/colours.ts'
import { line, MARKS, points, shape, solid } from '#art/pests/brush.ts'
import type { Point } from '#art/base/vector.ts'

/** Seedlings in soil that is cut open: some stand, one has fallen at a thin brown neck. */
export function damping(_: object, random: Random): string {
  const [[x]] = MARKS
  return [
    ...points('1000,360 1390,352').map(place => seedling(place, random)),
    fallen([x, 372], random)
  ].join('')
}

function seedling([x, y]: Point, random: Random): string {
  const hairs = range(9).map(index => {
    const down = 40 + index * 24
    const side = index % 2 ? 1 : -1
    return `M${x} ${y + down}q${side * 30} 10 ${Math.round(side * random.between(60, 120))} ${Math.round(random.between(20, 70))}`
  })
  return [
    line('#8b5e2f', 15, `M${x} ${y}v300${hairs.join('')}`),
    line('#f3e3b8', 9, `M${x} ${y}v300${hairs.join('')}`),
    line('#1f6440', 24, `M${x} ${y + 14}V${y - 120}`),
    line('#74b14b', 14, `M${x} ${y + 14}V${y - 120}`),
    solid('#4b8f4a', cotyledon([x, y - 116], -1), '#1f4a2c', 7),
    solid('#5da54b', cotyledon([x, y - 116], 1), '#1f4a2c', 7)
  ].join('')
}

const cotyledon = ([x, y]: Point, side: number) =>
  `M${x} ${y}C${x + side * 40} ${y - 90} ${x + side * 150} ${y - 90} ${x + side * 170} ${y - 36} ${x + side * 130} ${y + 26} ${x + side * 50} ${y + 24} ${x} ${y}z`

function fallen([x, y]: Point, random: Random): string {
  return [
    line(
      '#6b4a2a',
      15,
      `M${x} ${y + 10}v240M${x} ${y + 176}q-50 14-84 66M${x} ${y + 150}q60 30 84 96`
    ),
    line(
      '#b98b5a',
      8,
      `M${x} ${y + 10}v240M${x} ${y + 176}q-50 14-84 66M${x} ${y + 150}q60 30 84 96`
    ),
    line('#1f4a2c', 24, `M${x + 30} ${y - 26}Q${x + 110} ${y - 60} ${x + 190} ${y - 12}`),
    line('#a9b45a', 14, `M${x + 30} ${y - 26}Q${x + 110} ${y - 60} ${x + 190} ${y - 12}`),
    line(INK, 22, `M${x} ${y + 20}Q${x} ${y - 16} ${x + 30} ${y - 26}`),
    line('#7a4a22', 12, `M${x} ${y + 20}Q${x} ${y - 16} ${x + 30} ${y - 26}`),
    `<g transform="translate(${x + 186} ${y - 12})rotate(64)">${shape('#8f9a4c', cotyledon([0, 0], 1), ' stroke="#4a5526" stroke-width="7"')}${shape('#a9ae5a', cotyledon([0, 0], -1), ' stroke="#4a5526" stroke-width="7"')}</g>`,
    line(
      '#f6f7f0',
      5,
      repeat(
        26,
        () =>
          `M${x + random.below(60) - 30} ${y + 6 + random.below(40)}l${random.below(15) - 7}-${8 + random.below(12)}`
      )
    )
  ].join('')
}
