import { stagesIn } from '#lib/growth-stages.ts'
import words from '#texts/names/words.json' with { type: 'json' }
import type { Dose } from '#tree/product.ts'

const { stages, timings } = words

/** The code of the first leaf. */
const EMERGED = 10
const beforeSowing = textsOf('burndown')

/** When a product is used, by the English words of the trade. */
export function timingsOf(doses: readonly Dose[]): string[] {
  const ofWeeds = doses.filter(({ problematic }) => problematic.kind === 'weed')
  const texts = ofWeeds.flatMap(({ timing }) => timing?.toLowerCase() ?? [])
  const isBurndown = (text: string) => beforeSowing.some(word => text.includes(word))
  // The stage before sowing, 00, is that of burndown alone.
  const isEarly = (text: string) => stagesIn(text).some(({ from, to }) => from < EMERGED && to > 0)
  return [
    ...stageNamesIn(doses.map(({ timing = '' }) => timing)),
    ...(texts.some(isEarly) ? ['pre-emergence'] : []),
    ...(texts.some(isBurndown) ? ['burndown'] : []),
    ...(texts.some(text => !isEarly(text) && !isBurndown(text)) ? ['post-emergence'] : [])
  ]
}

/** The stages of growth within the times of use. */
function stageNamesIn(timings: readonly string[]): string[] {
  const ranges = timings.flatMap(stagesIn)
  return Object.entries(stages).flatMap(([name, { bbch }]) => {
    const [first = 0, last = 0] = bbch
    return ranges.some(({ from, to }) => from <= last && first <= to) ? [name] : []
  })
}

function textsOf(name: keyof typeof timings): string[] {
  return timings[name].split('|')
}
