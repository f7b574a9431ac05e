import type { Finding } from '#snapshot/finding.ts'
import type { Changes, TreeChanges } from './changes.ts'

/** A reason not to publish; `name` confirms it: the prefix of a tree, or `site`. */
export type Objection = { name: string; message: string }

/** The share of a tree's products or pages that may be lost at once. */
const LOST = 0.2
/** The share of all pages that may change at once. */
const CHANGED = 0.1

/** The reasons for a person to look at a site before it replaces the published one. */
export function objectionsTo(changes: Changes): Objection[] {
  return [
    ...largeDifferences(changes),
    ...newDefaults(changes),
    ...newLeftOut(changes),
    ...newGapsInDoses(changes),
    ...newContradictions(changes)
  ]
}

/** Differences that the findings do not show: lost trees, products and pages, and many changed pages. */
export function largeDifferences(changes: Changes): Objection[] {
  return [
    ...changes.vanished.map(prefix => ({
      name: prefix,
      message: `The tree ${prefix} is published, and this site does not have it.`
    })),
    ...changes.trees.flatMap(lossesOf),
    ...manyChanges(changes)
  ]
}

function lossesOf({ prefix, products, lostProducts, ...pages }: TreeChanges): Objection[] {
  const before = pages.removed.length + pages.changed.length + pages.kept.length
  return [
    { noun: 'products', lost: lostProducts, before: products },
    { noun: 'pages', lost: pages.removed, before }
  ]
    .filter(({ lost, before: all }) => lost.length > all * LOST)
    .map(({ noun, lost, before: all }) => ({
      name: prefix,
      message: `The tree ${prefix} loses ${lost.length} of its ${all} ${noun}: ${few(lost)}.`
    }))
}

function newDefaults({ newFindings }: Changes): Objection[] {
  return newFindings
    .filter(({ kind }) => kind === 'default')
    .map(({ tree, call, received }) => ({
      name: tree,
      message: `Built-in content would replace that of ${call} in the tree ${tree}: ${received}`
    }))
}

function newLeftOut({ newFindings }: Changes): Objection[] {
  const leftOut = newFindings.filter(({ kind }) => kind === 'record')
  return byTree(leftOut, (count, tree) => {
    const noun = count === 1 ? 'record is' : 'records are'
    return `${count} ${noun} newly left out of the tree ${tree}`
  })
}

/** A product without a row of its dose table, or without the days of one, is as good as left out for a grower. */
function newGapsInDoses({ newFindings }: Changes): Objection[] {
  const gaps = newFindings.filter(({ kind, field }) => kind === 'value' && DOSES.test(field))
  return byTree(gaps, (count, tree) => {
    const noun = count === 1 ? 'value of a dose table is' : 'values of dose tables are'
    return `${count} ${noun} newly left out of the tree ${tree}`
  })
}

const DOSES = /^recommendations\b/

/** One objection a tree, with the first of its findings in their own words. */
function byTree(
  findings: readonly Finding[],
  sentence: (count: number, tree: string) => string
): Objection[] {
  return [...Map.groupBy(findings, ({ tree }) => tree)].map(([tree, own]) => {
    const rest = own.length > FEW ? [`and ${own.length - FEW} more`] : []
    const lines = [...own.slice(0, FEW).map(({ message }) => message), ...rest]
    const listed = lines.map(line => `\n  - ${line}`).join('')
    return { name: tree, message: `${sentence(own.length, tree)}:${listed}` }
  })
}

/** A wrong dose can harm a field, so the person who confirms it should have read the label. */
function newContradictions({ newFindings }: Changes): Objection[] {
  return newFindings
    .filter(({ kind }) => kind === 'contradiction')
    .map(({ tree, message }) => ({ name: tree, message }))
}

/** Only for changes of content, because other code or settings may change every page. */
function manyChanges({ trees, isOtherMaker }: Changes): Objection[] {
  if (isOtherMaker) return []
  const before = sum(trees, ({ removed, changed, kept }) => [removed, changed, kept])
  const changed = trees.flatMap(tree => [...tree.removed, ...tree.added, ...tree.changed])
  if (changed.length <= before * CHANGED) return []
  const message = `${changed.length} pages change at once, and ${before} are published: ${few(changed)}.`
  return [{ name: 'site', message }]
}

function sum(trees: readonly TreeChanges[], listsOf: (tree: TreeChanges) => string[][]): number {
  return trees.flatMap(listsOf).reduce((total, { length }) => total + length, 0)
}

const FEW = 5

function few(names: readonly string[]): string {
  const rest = names.length > FEW ? ` and ${names.length - FEW} more` : ''
  return names.slice(0, FEW).join(', ') + rest
}

/** The objections that nobody confirmed. */
export const openObjections = (
  objections: readonly Objection[],
  confirmed: ReadonlySet<string>
): Objection[] => objections.filter(({ name }) => !confirmed.has(name))

/** Why a site is not published, in lines: every objection, the report, and the flag that confirms. */
export function refusalOf(open: readonly Objection[], report: string): string {
  return [
    'Not published, because the difference from the published site is large:',
    ...open.map(({ message }) => `- ${message}`),
    `The report on what was stopped: ${report}`,
    `If this is meant, build again with \`-- ${confirmFlag(open)}\`.`
  ].join('\n')
}

/** The flag that confirms these objections. */
export function confirmFlag(objections: readonly Objection[]): string {
  const names = [...new Set(objections.map(({ name }) => name))]
  return `--confirm ${names.toSorted().join(',')}`
}
