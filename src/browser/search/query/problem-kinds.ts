import type { Part } from '#browser/search/names/dictionary.ts'
import type { Entry } from '#browser/search/index/entry.ts'
import { keyOf } from '#browser/search/names/name-key.ts'

type Known = {
  /** The crops, problems and families of the tree, by the keys of their names. */
  byKeys: () => ReadonlyMap<string, Entry>
  subjectsOf: (part: Part) => readonly Entry[]
}

/** Finds the words for all problems of a kind in a query: `weeds`. */
export function problemKinds({ byKeys, subjectsOf }: Known) {
  /** The kind of a problem is a name of a family, and of all problems of the kind. */
  const isNameOfKind = (name: string) => byKeys().get(keyOf(name))?.kind === 'problem'
  const isKind = ({ text, isFiller }: Part) => isFiller && isNameOfKind(text)

  /**
   * The tree's word for the kind that a part means. `mato` is a name of the herbicides, which are also called by the kind of
   * their problems, `plantas daninhas`; `herbicida` is a word for products, and so no filler.
   */
  const kindOf = (part: Part): string | undefined => {
    if (isKind(part)) return part.text
    const family = part.isFiller && subjectsOf(part).find(({ kind }) => kind === 'family')
    return family ? family.names?.find(isNameOfKind) : undefined
  }

  return { isKind, kindOf }
}
