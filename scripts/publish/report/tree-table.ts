import { html } from 'hono/html'
import { bar, type Html, section } from './html.ts'
import type { Report, TreeReport } from './report.ts'

export function treeTable({ trees, previous }: Report): Html {
  const sizes = trees.map(({ counts }) => sumOf(counts))
  const largest = Math.max(1, ...sizes)
  return section(
    'Pages by tree',
    html`<p class="key">
        <i class="added"></i>new <i class="changed"></i>changed <i class="kept"></i>as before
        <i class="removed"></i>removed
      </p>
      <div class="scroll" tabindex="0" role="region" aria-label="Pages by tree">
        <table>
          <thead>
            <tr>
              <th>Tree</th>
              <th class="wide">Pages</th>
              <th class="number">New</th>
              <th class="number">Changed</th>
              <th class="number">Removed</th>
              <th class="number">As before</th>
              <th>Which</th>
              <th class="number">Findings</th>
            </tr>
          </thead>
          <tbody>
            ${trees.map(tree => row(tree, { largest, isFirst: previous === undefined }))}
          </tbody>
        </table>
      </div>`
  )
}

function row(
  { prefix, counts, kinds, findings }: TreeReport,
  { largest, isFirst }: { largest: number; isFirst: boolean }
): Html {
  const { added, changed, kept, removed } = counts
  const parts = Object.entries({ added, changed, kept, removed }).map(([className, size]) => ({
    className,
    size
  }))
  const which = Object.entries(kinds).map(([kind, number]) => `${number} ${kind}`)
  const isSame = added + changed + removed === 0
  return html`<tr>
    <th scope="row">${prefix}</th>
    <td class="wide">${bar(parts, largest)}</td>
    <td class="number">${added}</td>
    <td class="number">${changed}</td>
    <td class="number">${removed}</td>
    <td class="number">${kept}</td>
    <td class="words">
      ${isSame ? 'nothing changed' : isFirst ? 'all are new' : which.join(', ')}
    </td>
    <td class="number">${findings}</td>
  </tr>`
}

function sumOf(counts: TreeReport['counts']): number {
  return Object.values(counts).reduce((sum, number) => sum + number, 0)
}
