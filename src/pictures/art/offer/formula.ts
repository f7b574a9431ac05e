import { idOf } from '#art/base/random.ts'
import { nest, svg } from '#art/base/svg.ts'
import { familyPalette } from '#art/colour/family-palette.ts'
import { fields } from '#art/fields.ts'
import { INK, PAPER } from '#lib/colours.ts'
import { OFFER } from './size.ts'

type Glass = { left: number; width: number; top: number; level: number; family: number }

/** The lower edge of the glasses. */
const BOTTOM = 330

const glasses: Glass[] = [
  { left: 92, width: 104, top: 148, level: 214, family: 2008 },
  { left: 222, width: 196, top: 44, level: 116, family: 2001 },
  { left: 444, width: 104, top: 148, level: 238, family: 2002 }
]

/** Three candidates of a formula, the chosen one the largest: glasses filled with land in the colours of a family. */
export function formula(seed: string): string {
  return svg(OFFER, glasses.map(glass => filled(seed, glass)).join(''))
}

function filled(seed: string, { left, width, top, level, family }: Glass): string {
  const height = BOTTOM - level
  const id = idOf('glass', seed, family)
  const inside = `M${left} ${top}h${width}v${BOTTOM - top - 18}q0 18-18 18H${left + 18}q-18 0-18-18z`
  const land = fields({
    seed: `${seed}/${family}`,
    scene: 'strips',
    palette: familyPalette(family),
    width,
    height,
    scale: 0.5,
    detail: 0
  })
  const marks = Array.from({ length: Math.floor(height / 28) }, (_, at) => {
    const length = at % 2 === 0 ? 30 : 18
    return `M${left + width} ${BOTTOM - 40 - at * 28}h-${length}`
  })
  return `<clipPath id="${id}"><path d="${inside}"/></clipPath><path fill="${PAPER}" fill-opacity=".6" d="${inside}"/><g clip-path="url(#${id})">${nest(land, { x: left, y: level, width, height })}</g><g fill="none" stroke="${INK}" stroke-width="4"><path d="${marks.join('')}"/><path stroke-width="6" stroke-linejoin="round" d="M${left - 10} ${top}h${width + 20}m-10 0v${BOTTOM - top - 18}q0 18-18 18H${left + 18}q-18 0-18-18V${top}"/></g>`
}
