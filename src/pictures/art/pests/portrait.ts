import { random, type Random } from '#art/base/random.ts'
import { svg } from '#art/base/svg.ts'
import { CHALK, INK } from '#lib/colours.ts'
import { line, MARKS } from './brush.ts'
import { grounds, lowered, type GroundName } from './grounds.ts'
import { eaten } from './leaf.ts'
import { type Form, forms, type Likeness } from './likeness.ts'
import { genusOf, type Problem } from './likeness-of.ts'

const SHEET = { width: 1600, height: 860, above: 340 }

export const portraitSize = { width: SHEET.width, height: SHEET.height + SHEET.above }

/** Genera that live on grasses, whose leaves have parallel veins. */
const ON_GRASSES =
  'anticarsia blumeria chilo cnaphalocrocis diabrotica mythimna nephotettix nilaparvata ostrinia puccinia pyrenophora pyricularia pseudocercospora rhopalosiphum schizaphis sitobion sogatella spodoptera zymoseptoria'.split(
    ' '
  )

/** The problem on the plant or ground that it lives on; equal ids give equal drawings. */
export function pestPortrait(problem: Problem & { id: string }, likeness: Likeness): string {
  const chance = random(`${problem.id}/portrait`)
  const { form } = likeness
  const drawn = [
    grounds[groundOf(form, problem)](SHEET, chance),
    form === 'caterpillar' || form === 'beetle' ? eaten(SHEET, chance) : '',
    form === 'damping' ? lowered(drawForm(likeness, chance)) : drawForm(likeness, chance),
    rings()
  ]
  // At most two decimals: a hundredth of a pixel is not seen.
  const content = drawn.join('').replace(/(\.\d\d)\d+/g, '$1')
  return svg(portraitSize, `<g transform="translate(0 ${SHEET.above})">${content}</g>`)
}

function drawForm({ form, look }: Likeness, chance: Random): string {
  const draw = forms[form] as (look: Likeness['look'], random: Random) => string
  return draw(look, chance)
}

/** One ring around the first mark and two around the second, which stay clear of what they mark. On a phone, the texts of the marks have the same signs. */
function rings(): string {
  const ring = (at: number, radius: number) => {
    const [x, y] = MARKS[at] ?? MARKS[0]
    return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0 ${radius} ${radius} 0 1 0-${radius * 2} 0z`
  }
  const path = ring(0, 46) + ring(1, 52) + ring(1, 40)
  return line(CHALK, 9, path) + line(INK, 4, path)
}

export function groundOf(form: Form, problem: Problem): GroundName {
  if (form === 'grass' || form === 'broadleaf') return 'field'
  if (form === 'damping') return 'deepSoil'
  if (form === 'grub' || form === 'knots') return 'soil'
  return form === 'ear' || ON_GRASSES.includes(genusOf(problem)) ? 'blade' : 'broad'
}
