import { html } from 'hono/html'
import type { Finding } from '#snapshot/finding.ts'
import { type Html, rest, section } from './html.ts'
import type { Report } from './report.ts'
import { titleOf, type Warning } from './warnings.ts'

/** The greatest number listed for a kind and tree; publication.json has the rest. */
const MOST = 50

/** Every finding with its call, record, field and reason. */
export function findingsByTree({ warnings }: Report): Html {
  const trees = [...Map.groupBy(warnings, ({ tree }) => tree)]
  if (trees.length === 0)
    return section(
      'Findings by tree',
      html`<p>None: every call was answered, every record used.</p>`
    )
  return section(
    'Findings by tree',
    trees.map(
      ([tree, own]) =>
        html`<details>
          <summary><b>${tree}</b> <span>${own.map(titleOf).join(', ')}</span></summary>
          ${own.map(listOf)}
        </details>`
    )
  )
}

function listOf(warning: Warning): Html {
  const { findings } = warning
  return html`<h3>${titleOf(warning)}</h3>
    <ul>
      ${findings.slice(0, MOST).map(describe)} ${rest(findings.length - MOST, 'finding')}
    </ul>`
}

function describe({ message, call, record, field, keys, expected, received }: Finding): Html {
  return html`<li>
    <span dir="auto">${message}</span>
    <small>${call}, record ${record}, ${keys ? keys.join(', ') : field}</small>
    <small dir="auto">Expected ${expected}; received ${received}</small>
  </li>`
}

/** Labels, safety data sheets, pictures and films that the asset host did not give. */
export function missingDocuments({ warnings }: Report): Html {
  const missing = warnings.filter(({ kind }) => kind === 'file').flatMap(({ findings }) => findings)
  const title = 'Documents that do not answer'
  if (missing.length === 0) return section(title, html`<p>None: every link leads to its file.</p>`)
  return section(
    title,
    html`<div class="scroll" tabindex="0" role="region" aria-label="${title}">
        <table>
          <thead>
            <tr>
              <th>Tree</th>
              <th>Record</th>
              <th>Document</th>
              <th>Answer</th>
            </tr>
          </thead>
          <tbody>
            ${missing.slice(0, MOST).map(
              ({ tree, call, record, field, received, message }) =>
                html`<tr>
                  <th scope="row">${tree}</th>
                  <td>${record} <small>${call}</small></td>
                  <td>${received} <small>${field}</small></td>
                  <td>${reasonIn(message, received)}</td>
                </tr>`
            )}
          </tbody>
        </table>
      </div>
      <ul>
        ${rest(missing.length - MOST, 'document')}
      </ul>`
  )
}

/** What the message says after the address. */
function reasonIn(message: string, address: string): string {
  const at = message.lastIndexOf(address)
  return at < 0 ? message : message.slice(at + address.length).replace(/^[:\s]+/, '')
}
