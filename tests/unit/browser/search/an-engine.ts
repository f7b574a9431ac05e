import { approximate } from '#browser/search/engine/approximate.ts'
import { buildIndex } from '#browser/search/index/build-index.ts'
import { engineOf } from '#browser/search/engine/engine.ts'
import { withDays } from '#browser/search/engine/with-days.ts'
import { withoutUnwanted } from '#browser/search/engine/without-unwanted.ts'
import type { Names } from '#browser/search/names/dictionary.ts'
import type { Entry } from '#browser/search/index/entry.ts'
import { lookUpIn } from '#browser/search/index/look-up.ts'
import { translatorOf } from '#browser/search/query/translate.ts'
import { names } from '../../../helpers/some-names.ts'

export const entry = (id: string, title: string, more: Partial<Entry> = {}): Entry => ({
  id,
  kind: id.split(':')[0] as Entry['kind'],
  title,
  path: `/br/${id}`,
  ...more
})

/** The search of a tree with these entries. */
export function engineFor(entries: Entry[], known = names) {
  return withDays(engineWithNames(entries, known))
}

/** The same for which days to harvest are words like others. */
export function engineWithNames(entries: Entry[], known: Names) {
  const { index, translate, engine } = plainEngine(entries, known)
  return withoutUnwanted(engine, index, translate)
}

/** An engine for which negations are words like others, too. */
export function plainEngine(entries: Entry[], known: Names) {
  const index = buildIndex(entries)
  const translate = translatorOf(lookUpIn(index), known, () => approximate)
  return { index, translate, engine: engineOf(index, translate, () => approximate) }
}
