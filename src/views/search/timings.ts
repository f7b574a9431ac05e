import words from '#texts/names/words.json' with { type: 'json' }
import type { Dose } from '#tree/product.ts'

const { stages, timings } = words

/** Stages before any leaf is out, in every language. */
const BEFORE_EMERGENCE = /BBCH\s*0\d/i
const beforeSowing = textsOf('burndown')

/** When a product is used, by the English words of the trade. */
export function timingsOf(doses: readonly Dose[]): string[] {
  const ofWeeds = doses.filter(({ problematic }) => problematic.kind === 'weed')
  const texts = ofWeeds.flatMap(({ timing }) => timing?.toLowerCase() ?? [])
  const isBurndown = (text: string) => beforeSowing.some(word => text.includes(word))
  const isEarly = (text: string) => BEFORE_EMERGENCE.test(text)
  return [
    ...stagesIn(doses.map(({ timing = '' }) => timing)),
    ...(texts.some(isEarly) ? ['pre-emergence'] : []),
    ...(texts.some(isBurndown) ? ['burndown'] : []),
    ...(texts.some(text => !isEarly(text) && !isBurndown(text)) ? ['post-emergence'] : [])
  ]
}

const RANGE = /BBCH\s*(\d{2})(?:\s*[–-]\s*(\d{2}))?/gi

/** The stages of growth within the times of use. */
function stagesIn(timings: readonly string[]): string[] {
  const ranges = timings.flatMap(timing =>
    [...timing.matchAll(RANGE)].map(([, from = '', to = from]) => ({ from: +from, to: +to }))
  )
  return Object.entries(stages).flatMap(([name, { bbch }]) => {
    const [first = 0, last = 0] = bbch
    return ranges.some(({ from, to }) => from <= last && first <= to) ? [name] : []
  })
}

function textsOf(name: keyof typeof timings): string[] {
  return timings[name].split('|')
}
