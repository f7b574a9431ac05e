import { html } from 'hono/html'
import { type Html, kilobytes, pathOf, section, treeTag } from './html.ts'
import type { Report } from './report.ts'
import { isUrgent, titleOf, type Warning } from './warnings.ts'

/** The warnings that an operator should read first; every finding is listed by tree below. */
export function warningList({ stopped, differences, warnings, sizes }: Report): Html {
  const rows = [
    ...(stopped?.open ?? []).map(({ name, message }) =>
      row(name, { title: 'Not confirmed', says: message.split('\n'), state: 'new' })
    ),
    ...differences.map(({ name, message }) =>
      row(name, { title: 'A large difference, which was confirmed', says: [message], state: 'new' })
    ),
    ...warnings.filter(isUrgent).map(warningRow),
    ...sizes
      .filter(({ bytes, limit }) => bytes > limit)
      .map(({ what, file, bytes, limit }) =>
        row(pathOf(file).split('/')[1] ?? 'site', {
          title: `${what}: ${kilobytes(bytes - limit)} over its limit`,
          says: [`${file} has ${kilobytes(bytes)} of ${kilobytes(limit)}.`],
          state: ''
        })
      )
  ]
  if (rows.length === 0)
    return section('Warnings', html`<p>None: nothing is missing, and nothing is new.</p>`)
  return section(
    'Warnings first',
    html`<ol class="warnings">
      ${rows}
    </ol>`
  )
}

const FEW = 3

function warningRow(warning: Warning): Html {
  const { tree, findings, isNew } = warning
  const { length } = findings
  const more = length > FEW ? [`And ${length - FEW} more, which the findings of ${tree} list.`] : []
  return row(tree, {
    title: titleOf(warning),
    says: [...findings.slice(0, FEW).map(({ message }) => message), ...more],
    state: isNew === 0 ? 'known' : isNew === length ? 'new' : `${isNew} new`
  })
}

type Row = { title: string; says: readonly string[]; state: string }

function row(tree: string, { title, says, state }: Row): Html {
  return html`<li class="${state === 'known' ? 'is-known' : ''}">
    ${treeTag(tree)}
    <div>
      <h3>${title}</h3>
      ${says.map(text => html`<p dir="auto">${text}</p>`)}
    </div>
    <small>${state}</small>
  </li>`
}
