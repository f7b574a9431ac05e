import type { CallFinding } from '#bff/finding.ts'

/** Kinds of findings about the texts of a whole tree, which are made after its pull, in `scripts/build/pull-site.ts`. */
const aboutTexts = [
  'ambiguous',
  'article',
  'contradiction',
  'lead',
  'link',
  'stage',
  'text'
] as const

/**
 * A problem of one tree that the publication report must name, so that no fallback is silent. Besides the kinds of a
 * call: `file`: a file of the asset host is missing and its link was removed; `text`: texts are borrowed from
 * another language, missing, or not a pattern; `contradiction`: a text names a dose, days or water that its table
 * does not have, or a dose is by volume of a product that is sold by weight, or the reverse; `lead`: the description
 * of a product names a crop that its table does not list; `article`: an article says a dose or days of a product
 * that its table does not have; `ambiguous`: a table has several doses for one use, and nothing tells them apart;
 * `stage`: a row against a weed states no growth stage beside others that do; `link`:
 * a link of a text leads to no page of this site; `kept`: the whole tree is that of an earlier pull; `unannounced`:
 * its content has changed, and the BFF did not name it among the changes.
 */
export type Finding = Omit<CallFinding, 'kind'> & {
  kind: CallFinding['kind'] | (typeof aboutTexts)[number] | 'file' | 'kept' | 'unannounced'
  /** The keys of these texts. */
  keys?: string[]
}

/** Whether it is about the texts of a whole tree. */
export const isAboutTexts = ({ kind }: Pick<Finding, 'kind'>): boolean =>
  aboutTexts.some(one => one === kind)

/** Sorts findings, because answers arrive in any order and equal content must give equal findings. */
export function byCall(one: Finding, other: Finding): number {
  const key = ({ call, record, field }: Finding) => [call, record, field].join('\n')
  return key(one) < key(other) ? -1 : 1
}
