import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Prose } from '#tree/messages.ts'
import type { Problematic } from '#tree/product.ts'

type SubjectLink = { href?: string; name: string; count: number }

/** Kinds of problems as readers tell them apart, in the order of a season. */
const kinds: { term: MessageKey; holds: (kind: Problematic['kind']) => boolean }[] = [
  { term: 'problem.kinds.weed', holds: kind => kind === 'weed' },
  {
    term: 'problem.kinds.pest',
    holds: kind => kind === 'insect' || kind === 'mite' || kind === 'nematode'
  },
  { term: 'problem.kinds.disease', holds: kind => kind === 'disease' },
  { term: 'problem.kinds.growth', holds: kind => kind === 'effect' },
  { term: 'problem.kinds.other', holds: kind => kind === undefined }
]

/** Every crop and every problem of a tree by name, problems by kind, each with how many products are listed for it. */
export function subjectIndex(tree: Tree): {
  crops: SubjectLink[]
  problems: { term: Prose; links: SubjectLink[] }[]
} {
  const { crops, problematics } = tree.catalogue()
  const byName = new Intl.Collator(tree.locale)
  const linksOf = (subjects: typeof crops) =>
    subjects
      .map(({ href, name, products }) => ({ href, name, count: products.length }))
      .sort((one, other) => byName.compare(one.name, other.name))
  return {
    crops: linksOf(crops),
    problems: kinds
      .map(({ term, holds }) => ({
        term: tree.words(term),
        links: linksOf(problematics.filter(({ kind }) => holds(kind)))
      }))
      .filter(({ links }) => links.length > 0)
  }
}
