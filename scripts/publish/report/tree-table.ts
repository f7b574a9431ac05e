import { html } from 'hono/html'
import { count } from '../../command/count.ts'
import { bar, type Html, section } from './html.ts'
import type { Report } from './report.ts'
import { treeName } from './tree-name.ts'
import type { TreeReport } from './tree-reports.ts'

export function treeTable({ trees, skipped }: Report): Html {
  const largest = Math.max(1, ...trees.map(({ counts }) => sumOf(counts)))
  return section(
    'Built, kept, and why',
    html`<p class="key">
        <span><i class="added"></i>new</span> <span><i class="changed"></i>changed</span>
        <span><i class="kept"></i>as before</span> <span><i class="removed"></i>removed</span>
      </p>
      <table class="trees">
        <thead>
          <tr>
            <th>Tree</th>
            <th class="wide">Pages</th>
            <th class="number">New</th>
            <th class="number">Changed</th>
            <th class="number">Removed</th>
            <th class="number">As before</th>
            <th>Because</th>
            <th class="number">Findings</th>
          </tr>
        </thead>
        <tbody>
          ${trees.map(tree => row(tree, largest))}
        </tbody>
      </table>
      ${
        skipped.length > 0
          ? html`<details>
              <summary>
                As they are published, because TREES names others:
                <small>${count(skipped.length, 'tree')}</small>
              </summary>
              <p class="files">${skipped.join('  ')}</p>
            </details>`
          : ''
      }`
  )
}

function row({ prefix, counts, because, findings, isNew }: TreeReport, largest: number): Html {
  const { added, changed, kept, removed } = counts
  const parts = Object.entries({ added, changed, kept, removed }).map(([className, size]) => ({
    className,
    size
  }))
  const number = (words: string, value: number) =>
    html`<td class="number ${value === 0 ? 'is-none' : ''}" data-words="${words}">
      ${value === 0 ? '–' : value.toLocaleString('en')}
    </td>`
  return html`<tr>
    <th scope="row">${prefix} <small>${treeName(prefix)}</small></th>
    <td class="wide">${bar(parts, largest)}</td>
    ${number('new', added)} ${number('changed', changed)} ${number('removed', removed)}
    ${number('as before', kept)}
    <td class="words">${because}</td>
    <td
      class="number ${findings === 0 ? 'is-none' : ''}"
      data-words="${findings === 1 ? 'finding' : 'findings'}"
    >
      ${isNew > 0 ? html`<b class="flag">${isNew} new</b> of ` : ''}${findings || '–'}
    </td>
  </tr>`
}

function sumOf(counts: TreeReport['counts']): number {
  return Object.values(counts).reduce((sum, number) => sum + number, 0)
}
