import MiniSearch, { type AsPlainObject } from 'minisearch'
import type { Approximate } from './approximate.ts'
import { engineOf } from './index-engine.ts'
import { lateCode } from './late-code.ts'
import { nextTask } from './next-task.ts'
import type { withDays as WithDays } from './with-days.ts'
import type { withoutUnwanted as WithoutUnwanted } from './without-unwanted.ts'
import type { Engine, Search } from '#browser/search/answer/answer.ts'
import { type Entry, indexOptions } from '#browser/search/index/entry.ts'
import { kinds } from '#browser/search/index/kinds.ts'
import { lookUpIn } from '#browser/search/index/look-up.ts'
import type { PackedNames } from '#browser/search/names/packed-names.ts'
import type { readTranslator as ReadTranslator } from '#browser/search/query/translate.ts'
import type { Translate } from '#browser/search/query/translation.ts'

/** The parts of an engine that are loaded as code of their own, and the language of the page. */
export type EngineParts = {
  withoutUnwanted: typeof WithoutUnwanted
  withDays: typeof WithDays
  lang: string
}

/** The second part of the search is loaded when a query needs it. */
type Files = EngineParts & {
  names: PackedNames
  readTranslator: typeof ReadTranslator
  loadApproximate: () => Promise<Approximate>
}

/** Opens an index of `buildIndex`, in slices, so that typing stays responsive. */
export async function openEngine(index: AsPlainObject, files: Files): Promise<Search> {
  const opened = await MiniSearch.loadJSAsync<Entry>(index, indexOptions)
  await nextTask()
  const { get: approximate, whenLoaded, loadAhead } = lateCode(files.loadApproximate)
  void loadAhead()
  const lookUp = lookUpIn(opened)
  const translate = files.readTranslator(lookUp, files.names, approximate)
  const engine = composeEngine(opened, translate, approximate, files)
  await nextTask()
  // The first query also reads the names of all crops and problems. Doing it now saves that time at the first letter.
  translate('-', kinds)
  await nextTask()
  return { engine, lang: files.lang, lookUp, approximate, whenLoaded }
}

/** The engine: what reads days to harvest asks what leaves out the unwanted, and that asks the index. */
export function composeEngine(
  index: MiniSearch<Entry>,
  translate: Translate,
  approximate: () => Approximate,
  { withDays, withoutUnwanted, lang }: EngineParts
): Engine {
  const engine = engineOf(index, translate, approximate, lang)
  return withDays(withoutUnwanted(engine, index, translate, lookUpIn(index).entriesOf, lang))
}
