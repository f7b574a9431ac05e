import type { CallFinding } from '#bff/finding.ts'

/**
 * Something the publication report must say about one tree: a fallback is never silent. To what a call can bring:
 * `file`: a file of the asset host is missing and its link left out; `text`: texts are borrowed from another language, not given,
 * or no pattern; `link`: a link of a text leads to no page of this site.
 */
export type Finding = Omit<CallFinding, 'kind'> & {
  kind: CallFinding['kind'] | 'file' | 'link' | 'text'
  /** The keys of these texts. */
  keys?: string[]
}
