import { html } from 'hono/html'
import type { Finding } from '#snapshot/finding.ts'
import { type Html, section } from './html.ts'
import type { Report, Warning } from './report.ts'

/** What the findings of a kind are about, singular and plural. */
const kinds: Record<Finding['kind'], [one: string, several: string]> = {
  kept: ['tree stays as it was: its pull failed', 'trees stay as they were'],
  default: ['call failed; built-in content is shown', 'calls failed; built-in content is shown'],
  record: ['record left out', 'records left out'],
  duplicate: ['record left out: its id is taken', 'records left out: their ids are taken'],
  file: ['file missing; its link is left out', 'files missing; their links are left out'],
  value: ['value left out', 'values left out'],
  link: ['link leads to no page', 'links lead to no page'],
  text: ['note about texts', 'notes about texts'],
  shortened: ['value shortened', 'values shortened']
}

/** The kinds that affect visitors most; they are always listed. */
const losses: ReadonlySet<Finding['kind']> = new Set(['kept', 'default', 'record', 'file'])

/** The greatest number listed for a kind and tree; publication.json has the rest. */
const MOST = 50

export function warningList({ differences, warnings }: Report): Html {
  if (differences.length + warnings.length === 0)
    return section('Warnings', html`<p>None: every call was answered, every record used.</p>`)
  return section('Warnings first', [
    ...differences.map(
      ({ name, message }) =>
        html`<article class="warning is-new">
          <b>${name}</b>
          <p>${message}</p>
        </article>`
    ),
    ...warnings.map(warningOf)
  ])
}

function warningOf({ tree, kind, findings, isNew }: Warning): Html {
  const { length } = findings
  const rest = length > MOST ? html`<li>and ${length - MOST} more in publication.json</li>` : ''
  const isOpen = isNew > 0 && losses.has(kind)
  return html`<details class="warning ${isNew > 0 ? 'is-new' : ''}" ${isOpen ? 'open' : ''}>
    <summary>
      <b>${tree}</b>
      <span>${length} ${kinds[kind][length === 1 ? 0 : 1]}</span>
      <small>${isNew === 0 ? 'known' : isNew === length ? 'new' : `${isNew} new`}</small>
    </summary>
    <ul>
      ${findings.slice(0, MOST).map(describe)} ${rest}
    </ul>
  </details>`
}

function describe({ message, call, record, field, keys }: Finding): Html {
  return html`<li>
    ${message}
    <small>${call}, record ${record}, ${keys ? keys.join(', ') : field}</small>
  </li>`
}
