import type { Part } from '#browser/search/names/dictionary.ts'
import type { TreeWords } from '#browser/search/names/tree-words.ts'
import { keyOf } from '#browser/search/names/name-key.ts'

/** Finds the words for all problems of a kind in a query: `weeds`. */
export function problemKinds({ byKeys, subjectsOf }: TreeWords) {
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

export type ProblemKinds = ReturnType<typeof problemKinds>
