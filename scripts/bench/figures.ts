import { count } from '../command/count.ts'
import type { Measured } from './measured-command.ts'

/** The measured builds of a site builder, by the change before each. */
export type Figures = { name: string; first: Measured; again?: Measured; changed?: Measured }

export type Site = { pages: number; trees: number }

/** A table of the site builders with the ratio of the first one, this project, to each other; and a chart. */
export function tableOf({ pages, trees }: Site, all: readonly Figures[]): string {
  const cell = (measured: Measured | undefined) =>
    measured
      ? `${seconds(measured)}, ${Math.round(pages / measured.seconds)} pages/s, ${measured.peakMegabytes} MB`
      : ''
  const [ours, ...others] = all
  const rows = all.map(({ name, first, again, changed }) => [
    name,
    ...[first, again, changed].map(cell)
  ])
  const ratios = others.map(other => [
    `${ours?.name} : ${other.name}`,
    ratio(ours?.first, other.first),
    '',
    ratio(ours?.changed, other.changed)
  ])
  return [
    `${count(pages, 'page')} in ${count(trees, 'tree')}:\n`,
    '| builder | first build | again, nothing changed | one product changed |',
    '|---|---|---|---|',
    ...[...rows, ...ratios].map(cells => `| ${cells.join(' | ')} |`),
    ''
  ].join('\n')
}

/** A chart with a bar for each builder, in the syntax that GitHub and GitLab render. */
export function chartOf({ pages }: Site, all: readonly Figures[]): string {
  const chart = (title: string, which: 'first' | 'changed') => {
    const bars = all.flatMap(({ name, [which]: bar }) => (bar ? [{ name, bar }] : []))
    return [
      '```mermaid',
      'xychart-beta',
      `  title "${title}, ${count(pages, 'page')}"`,
      `  x-axis [${bars.map(({ name }) => JSON.stringify(name)).join(', ')}]`,
      '  y-axis "seconds"',
      `  bar [${bars.map(({ bar }) => bar.seconds.toFixed(1)).join(', ')}]`,
      '```\n'
    ]
  }
  return [...chart('First build', 'first'), ...chart('One product changed', 'changed')].join('\n')
}

const seconds = (measured: Measured) => `${measured.seconds.toFixed(1)} s`

function ratio(ours: Measured | undefined, theirs: Measured | undefined): string {
  if (!ours || !theirs) return ''
  const time = (ours.seconds / theirs.seconds).toFixed(1)
  const memory = (ours.peakMegabytes / theirs.peakMegabytes).toFixed(1)
  return `${time} × time, ${memory} × memory`
}
