import type { Finding } from '#snapshot/finding.ts'

/** Findings of one kind in one tree. */
export type Warning = {
  tree: string
  kind: Finding['kind']
  findings: Finding[]
  /** How many of them the publication before did not have; all when there was none. */
  isNew: number
}

type Words = [one: string, several: string]

/**
 * What the findings of a kind are about, in the order in which they affect visitors: first what replaces content, then
 * what is missing, then what is shortened or borrowed.
 */
export const kinds: Record<Finding['kind'], Words> = {
  kept: ['tree stays as it is published: its pull failed', 'trees stay as they are published'],
  unannounced: ['change that the BFF did not name', 'changes that the BFF did not name'],
  default: ['call failed; built-in content is shown', 'calls failed; built-in content is shown'],
  record: ['record left out', 'records left out'],
  contradiction: [
    'text or dose contradicts its product',
    'texts or doses contradict their products'
  ],
  duplicate: ['record left out: its id is taken', 'records left out: their ids are taken'],
  file: ['document or file does not answer', 'documents or files do not answer'],
  article: [
    'article contradicts the table of a product',
    'articles contradict the tables of products'
  ],
  lead: [
    'description names a crop that its table does not list',
    'descriptions name a crop that their tables do not list'
  ],
  ambiguous: [
    'use has several doses, and nothing tells them apart',
    'uses have several doses, and nothing tells them apart'
  ],
  stage: ['use without a growth stage', 'uses without a growth stage'],
  value: ['value left out', 'values left out'],
  link: ['link leads to no page', 'links lead to no page'],
  text: ['note about texts', 'notes about texts'],
  shortened: ['value shortened', 'values shortened']
}

const order = Object.keys(kinds)

/** The kinds that affect visitors most. They are listed first even if they are not new. */
const losses: ReadonlySet<Finding['kind']> = new Set([
  'kept',
  'unannounced',
  'default',
  'record',
  'contradiction',
  'file'
])

/** The findings by kind and tree, those first that affect visitors most. */
export function warningsOf(findings: readonly Finding[], fresh: readonly Finding[]): Warning[] {
  const isFresh = new Set(fresh)
  const groups = Map.groupBy(findings, ({ tree, kind }) => `${kind} ${tree}`)
  return [...groups.values()]
    .map(own => ({
      tree: own[0]?.tree ?? '',
      kind: own[0]?.kind ?? 'value',
      findings: own,
      isNew: own.filter(finding => isFresh.has(finding)).length
    }))
    .toSorted(
      (one, other) =>
        order.indexOf(one.kind) - order.indexOf(other.kind) || (one.tree < other.tree ? -1 : 1)
    )
}

/** Whether an operator should read it before all else. */
export const isUrgent = ({ kind, isNew }: Warning): boolean => isNew > 0 || losses.has(kind)

export function titleOf({ kind, findings }: Pick<Warning, 'kind' | 'findings'>): string {
  return `${findings.length} ${kinds[kind][findings.length === 1 ? 0 : 1]}`
}
