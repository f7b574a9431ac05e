import { buildIndex } from '#browser/search/index/build-index.ts'
import { composeEngine } from '#browser/search/engine/engine.ts'
import type { Entry } from '#browser/search/index/entry.ts'
import { lookUpIn } from '#browser/search/index/look-up.ts'
import { translatorOf } from '#browser/search/query/translate.ts'
import { arrived, engineParts } from '../../../helpers/engine-parts.ts'
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
  const index = buildIndex(entries)
  const translate = translatorOf(lookUpIn(index), known, arrived)
  return composeEngine(index, translate, arrived, engineParts)
}
