import { html } from 'hono/html'
import { type Html, section } from './html.ts'
import type { Report } from './report.ts'
import type { Warning } from './warnings.ts'

const TITLE = 'Translation coverage'

/** Groups of texts that are complete in every tree are left out. */
export function coverageTable({ coverage, warnings }: Report): Html {
  const all = coverage[0] ? Object.keys(coverage[0].groups) : []
  const groups = all.filter(group => coverage.some(tree => (tree.groups[group] ?? 1) < 1))
  if (groups.length === 0)
    return section(TITLE, html`<p>Every tree has every text in its language.</p>`)
  return section(
    TITLE,
    html`<p>
        How many of a hundred texts a tree has itself; visitors read the others in another language,
        or not at all. Groups that every tree has whole are left out.
      </p>
      <div class="scroll" tabindex="0" role="region" aria-label="${TITLE}">
        <table class="matrix">
          <thead>
            <tr>
              <th>Tree</th>
              ${groups.map(group => html`<th>${group}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${coverage.map(
              ({ tree, groups: own }) =>
                html`<tr>
                  <th scope="row">${tree}</th>
                  ${groups.map(group => cell(own[group] ?? 1))}
                </tr>`
            )}
          </tbody>
        </table>
      </div>
      ${warnings.filter(({ kind }) => kind === 'text').map(borrowedTexts)}`
  )
}

/** The keys of the texts that a tree borrows or lacks. */
function borrowedTexts({ tree, findings }: Warning): Html {
  return html`<details>
    <summary><b>${tree}</b> <span>borrowed and missing texts</span></summary>
    ${findings.map(
      ({ message, keys = [] }) =>
        html`<p>${message}</p>
          <p class="files">${keys.join('  ')}</p>`
    )}
  </details>`
}

function cell(share: number): Html {
  const hundred = Math.floor(share * 100)
  const level = hundred === 100 ? 'whole' : hundred >= 90 ? 'good' : hundred >= 70 ? 'part' : 'low'
  return html`<td class="${level}">${hundred}</td>`
}
