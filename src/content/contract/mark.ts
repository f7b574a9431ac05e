import { Parser } from 'htmlparser2'
import type { MarkShape, ShapeMark } from '#lib/mark.ts'

/** A longer file is a picture. Every page would contain it. */
const MOST_LETTERS = 8000
const outline = /^[MLHVCSQTAZ\d\s,.e+-]+$/i
const movement = /^(?:(?:translate|rotate|scale|matrix)\([-\d\s.,e]+\)\s*)+$/
const colour = /^#(?:[\da-f]{3}|[\da-f]{6})$/i
const square = /^0 0 (\d+(?:\.\d+)?) (\1)$/

/**
 * The shapes of an SVG file that has nothing but paths on a square; `undefined` for any other. Shapes take the colour
 * of their background; everything else is excluded because the file is not trusted.
 */
export function readMark(svg: string): ShapeMark | undefined {
  if (svg.length > MOST_LETTERS) return undefined
  const groups: Partial<Record<'transform' | 'fill', string>>[] = []
  const shapes: (MarkShape | undefined)[] = []
  let side: number | undefined
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        groups.push(attributes)
        if (name === 'svg') side = Number(square.exec(attributes.viewBox ?? '')?.[1]) || undefined
        else if (name === 'path') shapes.push(shapeOf(attributes.d, groups))
        else if (name !== 'g') shapes.push(undefined)
      },
      onclosetag: () => groups.pop()
    },
    { xmlMode: true }
  )
  parser.end(svg)
  const plain = shapes.filter(shape => shape !== undefined)
  const isMark = plain.length > 0 && plain.length === shapes.length
  return isMark && side !== undefined ? { side, shapes: plain } : undefined
}

function shapeOf(
  d = '',
  groups: readonly Partial<Record<'transform' | 'fill', string>>[]
): MarkShape | undefined {
  const fill = groups.findLast(({ fill }) => fill !== undefined)?.fill ?? 'currentColor'
  const transform = groups.flatMap(({ transform = [] }) => transform).join(' ')
  const isColour = colour.test(fill)
  if (!outline.test(d) || !(isColour || fill === 'currentColor')) return undefined
  if (transform !== '' && !movement.test(transform)) return undefined
  return { d, ...(isColour && { colour: fill }), ...(transform && { transform }) }
}

/**
 * The elements of a drawing that is shown as pixels. Text is excluded: it would use the fonts of the build machine.
 */
const drawn = new Set(
  'svg g defs title desc metadata style path rect circle ellipse line polyline polygon use symbol clipPath mask linearGradient radialGradient stop'.split(
    ' '
  )
)

/** The first thing in an SVG file that no mark may have, if any. */
export function forbiddenIn(svg: string): string | undefined {
  let forbidden: string | undefined
  const parser = new Parser(
    { onopentagname: name => (forbidden ??= drawn.has(name) ? undefined : name) },
    { xmlMode: true }
  )
  parser.end(svg)
  return forbidden
}
