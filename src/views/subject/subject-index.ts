import type { Tree } from '#tree/build-tree.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { problemKind, problemKinds } from '#views/product/problem-kind.ts'

type SubjectLink = { href?: string; name: string; count: number }

/** Every crop and every problem of a tree by name, problems by kind, each with the number of its products. */
export function subjectIndex(tree: Tree): {
  crops: SubjectLink[]
  problems: { term: LocalizedText; links: SubjectLink[] }[]
} {
  const { crops, problematics } = tree.catalogue()
  const byName = new Intl.Collator(tree.locale)
  const linksOf = (subjects: typeof crops) =>
    subjects
      .map(({ href, name, products }) => ({ href, name, count: products.length }))
      .sort((one, other) => byName.compare(one.name, other.name))
  return {
    crops: linksOf(crops),
    problems: problemKinds
      .map(kind => ({
        term: tree.words(`problem.kindsTogether.${kind}`),
        links: linksOf(problematics.filter(problem => problemKind(problem) === kind))
      }))
      .filter(({ links }) => links.length > 0)
  }
}
