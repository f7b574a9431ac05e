import { beginningOf } from '#browser/search/query/beginning.ts'
import { daysToHarvestIn } from '#browser/search/query/days-to-harvest.ts'
import {
  asksForDose,
  isDoseUnit,
  isOfMixing,
  withoutAmounts
} from '#browser/search/query/dose-units.ts'
import {
  isHarvestQuestion,
  withoutHarvestQuestion
} from '#browser/search/query/harvest-question.ts'
import { withoutRepetition } from '#browser/search/query/repetition.ts'
import type { Engine } from '#browser/search/answer/answer.ts'
import { areStopWords } from '#browser/search/words/without-stop-words.ts'

/** A name of the list of products, whose rows answer each question about doses and days to harvest. */
const OF_THE_LIST = 'dosage'

/**
 * An engine that reads the days to harvest in a query, and leaves out amounts, repetitions and questions. The days are in
 * its answer, because only the finder knows those of each use; the other words are searched. It is code of its own, loaded
 * beside the engine.
 */
export function withDays(engine: Engine): Engine {
  return (text, kinds) => {
    const query = beginningOf(text)
    if (isDoseUnit(query)) return { ...nothing, query }
    // Texts may answer it.
    const isOfTexts = kinds?.includes('post') !== false
    if (isHarvestQuestion(query) || asksForDose(query))
      return { ...engine(OF_THE_LIST, kinds), query }
    const asked = isOfTexts
      ? query
      : withoutHarvestQuestion(withoutRepetition(withoutAmounts(query)))
    const isOfAmounts = isOfMixing(query) || (asked !== query && areStopWords(asked))
    if (!isOfTexts && isOfAmounts) return { ...nothing, query }
    const { days: harvest, rest } = daysToHarvestIn(asked, isOfTexts)
    if (harvest === undefined) return { ...engine(rest, kinds), query }
    // The card of a use would offer what needs more days, too.
    const answer = engine(areStopWords(rest) ? '' : rest, kinds)
    return { ...answer, query, harvest, uses: undefined }
  }
}

const nothing = {
  translated: [],
  absent: [],
  results: [],
  isClose: false,
  named: { crop: [], problem: [], uses: [] }
}
