import { LEAN, leaning, leanOver } from '#art/base/lean.ts'
import { range } from '#art/base/list.ts'
import { idOf } from '#art/base/random.ts'
import { nest, short, svg } from '#art/base/svg.ts'
import { seasons } from '#art/colour/seasons.ts'
import { fields } from '#art/fields.ts'
import { SHOOT } from '#lib/colours.ts'

type SownChartOptions = {
  seed: string
  /** The day on which the first part is done, and the last day. */
  done: number
  end: number
  width?: number
  height?: number
}

/** A solid field up to the day `done`, then a stripe for each day up to `end`, each thinner than the one before. */
export function sownChart({ seed, done, end, width = 1440, height = 250 }: SownChartOptions) {
  const lean = leanOver(height)
  const day = (width - lean) / end
  const sown = Math.round(done * day)
  const id = idOf(seed, done, end, width, height)
  const land = fields({
    seed,
    scene: 'strips',
    palette: seasons.midsummer,
    width: Math.round((sown + lean) / 0.9),
    height: Math.round(height / 0.9),
    scale: 0.9
  })
  const furrows = range(end - done).map(index => {
    const thinning = 0.78 - (0.68 * index) / Math.max(1, end - done - 1)
    const left = (done + index + 0.26) * day
    const [start, thick] = [short(left), short(day * thinning)]
    return `M${start} ${height}l${lean}-${height}h${thick}l-${lean} ${height}z`
  })
  const edge = leaning({ left: -lean - 9, right: sown, top: 0, bottom: height })
  return svg(
    { width, height },
    `<clipPath id="${id}"><path d="${edge}"/></clipPath><g clip-path="url(#${id})">${nest(land, { x: 0, y: 0, width: sown + Math.ceil(height * LEAN), height })}</g><path fill="${SHOOT}" d="${furrows.join('')}"/>`,
    'stretch'
  )
}
