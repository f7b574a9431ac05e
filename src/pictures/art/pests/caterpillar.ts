import { range } from '#art/base/list.ts'
import { degreesOf } from '#art/base/vector.ts'
import { INK } from '#lib/colours.ts'
import { beside, heading, spine, stripe } from './body-line.ts'
import type { Point } from '#art/base/vector.ts'

const SEGMENTS = 12

/** The four spots in a square on the segment before the last, which identify it. */
const SQUARE = [0.088, 0.134].flatMap(share => [19, -19].map(side => beside(share, side)))

/** The fall armyworm from above, tail to the left. */
export function caterpillar(): string {
  return [
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    line(INK, 98, stripe(0, 0.03), ' stroke-opacity=".26" transform="translate(16 22)"'),
    line(INK, 2, hairs()),
    line('#4a5526', 102, stripe(0, 0.03)),
    line('#7d7f3a', 76, stripe(0, 0.025)),
    line('#d8cf8e', 5, stripe(38) + stripe(-38)),
    line('#5e6230', 34, stripe(0, 0.02)),
    line('#cfc37a', 3.5, stripe(0, 0.01)),
    line(INK, 3.5, rings(), ' stroke-opacity=".34"'),
    line('#1b2412', 9.2, dots(warts())),
    line('#10160c', 21, dots(SQUARE)),
    '</g>',
    head()
  ].join('')
}

function line(colour: string, width: number, path: string, more = ''): string {
  return `<path stroke="${colour}" stroke-width="${width}"${more} d="${path}"/>`
}

function dots(points: readonly Point[]): string {
  return points.map(point => `M${point.join(' ')}h0`).join('')
}

function rings(): string {
  return range(SEGMENTS - 1)
    .map(index => {
      const share = (index + 1) / SEGMENTS
      const [top, bow, foot] = [beside(share, -50), beside(share + 0.006, 0), beside(share, 50)]
      return `M${top.join(' ')}Q${bow.join(' ')} ${foot.join(' ')}`
    })
    .join('')
}

/** Four small warts on each segment between the head and the square. */
function warts(): Point[] {
  return range(SEGMENTS)
    .filter(index => index > 0 && index !== SEGMENTS - 2)
    .flatMap(index => {
      const [front, back] = [1 - (index + 0.36) / SEGMENTS, 1 - (index + 0.68) / SEGMENTS]
      return [beside(front, 15), beside(front, -15), beside(back, 25), beside(back, -25)]
    })
}

function hairs(): string {
  return range(SEGMENTS)
    .filter(index => index !== SEGMENTS - 2)
    .flatMap(index => {
      const share = 1 - (index + 0.68) / SEGMENTS
      return [-52, 52].map(side => {
        return `M${beside(share, side).join(' ')}L${beside(share, side * 1.34).join(' ')}`
      })
    })
    .join('')
}

/** The head with its pale inverted Y, the other identifying mark. */
function head(): string {
  const [x, y] = spine(1.012).map(Math.round)
  const turn = Math.round(degreesOf(heading(1)))
  return `<g transform="translate(${x} ${y})rotate(${turn})"><path fill="${INK}" fill-opacity=".28" d="M8-26a52 50 0 0 1 0 100z"/><path fill="#5b3418" d="M-16-44C40-52 66-24 66 0S40 52-16 44z"/><path fill="#3c2210" d="M46-30C60-20 66-10 66 0S60 20 46 30z"/><path fill="none" stroke="#f6e3a9" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" d="M-14 0h36m0 0 26-20M22 0l26 20"/><circle cx="46" cy="-33" r="3.5" fill="#f6e3a9"/><circle cx="46" cy="33" r="3.5" fill="#f6e3a9"/><path fill="#2c1a0d" d="M-34-40q14-6 22-3v86q-10 4-22-3z"/></g>`
}
