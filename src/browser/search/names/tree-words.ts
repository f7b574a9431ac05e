import { type Dictionary, type Names, openDictionary, type Part } from './dictionary.ts'
import { keyOf } from './name-key.ts'
import { namesOfOne, namesOfSubjects, SUBJECTS } from './subject-names.ts'
import type { Entry } from '#browser/search/index/entry.ts'
import type { IndexLookup } from '#browser/search/query/translation.ts'

/** What is known of a word in a tree: by its index, and by the names of the trade. All is read when it is first needed. */
export function treeWordsOf(lookup: IndexLookup, names: Names) {
  const { entriesOf } = lookup
  let opened: Dictionary | undefined
  let subjects: ReadonlyMap<string, Entry> | undefined
  let organisms: ReadonlyMap<string, Entry[]> | undefined
  let brands: string[] | undefined
  const areTimes = new Set(names.times)
  const areCrops = new Set(names.crops?.split('\n'))

  // Names of the tree are found in every form of the word, also names that are not in the dictionary.
  const dictionary = () => (opened ??= openDictionary(names, namesOfOne(entriesOf(SUBJECTS))))

  /** The crops, problems and families of the tree, by the keys of their names. */
  const byKeys = () => (subjects ??= new Map(namesOfSubjects(entriesOf(SUBJECTS))))

  /**
   * The crops and problems of the tree, by the keys of their scientific names and of the genera in these: several problems may
   * be of one organism, and `rhizoctonia`, which one of them is called, of two.
   */
  const ofOrganism = (name: string) => (organisms ??= byOrganism()).get(keyOf(name)) ?? []
  const byOrganism = () => {
    const all = new Map<string, Entry[]>()
    for (const entry of entriesOf(['crop', 'problem'])) {
      const { line = '' } = entry
      for (const key of new Set([line, line.split(' ')[0] ?? ''].map(keyOf)))
        all.set(key, [...(all.get(key) ?? []), entry])
    }
    return all
  }

  const partsOf = (text: string) => dictionary().partsOf(text)

  return {
    ...lookup,
    dictionary,
    byKeys,
    brandsOf: (): readonly string[] =>
      (brands ??= entriesOf(['product']).map(({ title }) => title)),
    /** The crops, problems and families of the tree that a part of a query names. */
    subjectsOf: ({ means, text }: Part): Entry[] => {
      const byKey = byKeys()
      const sameOrganism = ofOrganism(text)
      if (sameOrganism.length > 1) return sameOrganism
      return means.flatMap(english => {
        const key =
          dictionary()
            .keysOf(english)
            .find(key => byKey.has(key)) ?? keyOf(english)
        return byKey.get(key) ?? []
      })
    },
    partsOf,
    /** The parts of a text with each word read for itself. */
    partsOfWords: (text: string) => text.split(/\s+/).flatMap(partsOf),
    /** Whether an English word is a time of use. What may be a time names no problem with certainty. */
    isTime: (english: string) => areTimes.has(english),
    /** Whether an English word is a crop. */
    isCrop: (english: string) => areCrops.has(english),
    isOfIngredient: ({ means }: Part) => means.some(dictionary().isIngredient)
  }
}

export type TreeWords = ReturnType<typeof treeWordsOf>
