import { range } from '#art/base/list.ts'
import { INK } from '#lib/colours.ts'
import type { Random } from '#art/base/random.ts'
import { away, blot, dots, line, points, shape, solid } from '#art/pests/brush.ts'
import type { Point } from '#art/base/vector.ts'

export type MouldLook = {
  down: string
  bodies?: string
  /** On a pod, not on a stem. */ pod?: true
}

const STEM = 'M-30 650C300 650 560 640 900 590S1420 500 1640 440'
const POD =
  'M380 690C430 500 800 380 1120 400 1340 414 1460 470 1500 530 1440 640 1240 760 960 800 700 830 420 830 380 690z'

/** A stem or a pod that turns brown and soft, with mould on it. */
export function mould({ down, bodies, pod }: MouldLook, random: Random): string {
  const centres = points(pod ? '760,680 1040,540 1330,530' : '690,630 1000,580 1310,528')
  const hairs = centres.flatMap(([x, y], index) =>
    range(90).map(() => {
      const at = away(
        [x + random.between(-120, 120), y - (pod ? 0 : 10)],
        random.between(0, 360),
        random.between(0, pod ? 96 : 66)
      ).map(Math.round)
      return `M${at.join(' ')}l${random.below(29) - 14}-${18 + random.below(26 + index * 3)}`
    })
  )
  return [
    pod ? podDrawn() : stem(),
    line(down, 5, hairs.join('')),
    line(
      '#fff',
      12,
      dots(hairs.map(hair => tipOf(hair)).filter((_, index) => index % 3 === 0)),
      ' stroke-opacity=".8"'
    ),
    bodies ? bodiesAt(centres, bodies, random) : ''
  ].join('')
}

function bodiesAt(centres: readonly Point[], fill: string, random: Random): string {
  const drawn = centres.flatMap(place =>
    range(3).map(() => {
      const at = away(place, random.between(0, 360), random.between(20, 110))
      return blot(at, [26, 19], random, 7)
    })
  )
  return shape(fill, drawn.join(''), ` stroke="${INK}" stroke-width="4"`)
}

function stem(): string {
  const leafStalk = 'M470 676Q430 560 520 470M1180 546Q1250 660 1200 780'
  return [
    line(INK, 128, STEM, ' stroke-opacity=".22" transform="translate(14 26)"'),
    line('#1f6440', 46, leafStalk),
    line('#3f8a44', 32, leafStalk),
    line('#1f4a2c', 124, STEM),
    line('#4f9a47', 108, STEM),
    line('#7db653', 26, STEM, ' transform="translate(0-24)"'),
    line('#5a3a1e', 124, 'M580 650C760 620 960 580 1420 496'),
    line('#8a5d3c', 108, 'M580 650C760 620 960 580 1420 496'),
    line('#b98b5a', 30, 'M596 622C760 594 960 556 1410 474'),
    line('#e2dc9a', 14, 'M556 592q-30 60 4 124M1440 440q40 50 22 116')
  ].join('')
}

function podDrawn(): string {
  return [
    shape(INK, POD, ' fill-opacity=".24" transform="translate(18 28)"'),
    line('#3b2a17', 44, 'M1490 524Q1560 500 1640 480'),
    solid('#d99a2b', POD, '#5b3412', 10),
    line(
      '#b9781d',
      12,
      'M440 690C620 560 900 470 1440 520M420 740C640 680 1000 640 1440 560M470 790C700 780 1040 740 1380 620M560 560C760 470 1040 430 1380 470'
    ),
    shape(
      '#3b2417',
      'M620 486C760 410 960 396 1120 400 1340 414 1460 470 1500 530 1440 640 1240 760 960 800 800 826 660 822 560 800 640 700 660 580 620 486z'
    ),
    line(
      '#5f4029',
      10,
      'M680 560C900 490 1140 490 1440 520M660 690C860 650 1140 620 1440 560M640 770C860 750 1140 700 1380 620'
    )
  ].join('')
}

function tipOf(hair: string): Point {
  const [, x, y, across, down] = /M(-?\d+) (-?\d+)l(-?\d+)(-\d+)/.exec(hair) ?? []
  return [Number(x) + Number(across), Number(y) + Number(down)]
}
