import { html } from 'hono/html'
import { bar, type Html, section } from './html.ts'
import type { Report } from './report.ts'

export function largestPages({ largest }: Report): Html {
  const most = Math.max(1, ...largest.map(({ bytes }) => bytes))
  return section(
    'Largest pages',
    html`<ol class="bars">
      ${largest.map(
        ({ file, bytes }) =>
          html`<li>
            <code>${file.replace(/\.html$/, '')}</code> <b>${kilobytes(bytes)}</b>
            ${bar([{ className: 'kept', size: bytes }], most)}
          </li>`
      )}
    </ol>`
  )
}

export function timings({ stages }: Report): Html {
  const all = stages.reduce((sum, { seconds }) => sum + seconds, 0)
  return section(
    'Time',
    html`<ol class="bars">
      ${stages.map(
        ({ name, seconds }) =>
          html`<li>
            <span>${name}</span> <b>${seconds.toFixed(1)} s</b>
            ${bar([{ className: 'kept', size: seconds }], all)}
          </li>`
      )}
    </ol>`
  )
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}
