import { html } from 'hono/html'
import type { Stage } from '../stages.ts'
import { bar, type Html, kilobytes, pathOf, section } from './html.ts'
import type { Report } from './report.ts'

/** A bar ends a quarter behind its limit. */
const ROOM = 1.25

export function sizesAgainstLimits({ sizes }: Report): Html {
  return section(
    'Sizes and limits',
    html`<ol class="bars">
        ${sizes.map(
          ({ what, file, bytes, limit }) =>
            html`<li class="${bytes > limit ? 'is-over' : ''}">
              <span>${what} <code>${pathOf(file)}</code></span>
              <b>${(bytes / 1000).toFixed(1)} of ${kilobytes(limit)}</b>
              ${bar(
                [
                  {
                    className: bytes > limit ? 'changed' : 'kept',
                    size: Math.min(bytes, limit * ROOM)
                  }
                ],
                limit * ROOM,
                limit
              )}
            </li>`
        )}
      </ol>
      <p><small>The heaviest of its sort, after brotli. The upright line is the limit.</small></p>`
  )
}

const COLUMN = 84
const HEIGHT = 190
const BASE = 214
const SLANT = 30

/** A column for each part of the build, beside that of the publication before. */
export function timings({ stages, previous }: Report): Html {
  const before = previous?.stages ?? []
  const longest = Math.max(0.1, ...[...stages, ...before].map(({ seconds }) => seconds))
  const heightOf = (stage: Stage | undefined) => ((stage?.seconds ?? 0) / longest) * HEIGHT
  const total = stages.reduce((sum, { seconds }) => sum + seconds, 0)
  const title = `${total.toFixed(1)} seconds`
  return section(
    title,
    html`<svg
        class="times"
        viewBox="0 0 ${stages.length * COLUMN + SLANT} 244"
        role="img"
        aria-label="${stages.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`).join(', ')}"
      >
        ${stages.map((stage, at) => {
          const earlier = before.find(({ name }) => name === stage.name)
          const [left, height] = [at * COLUMN, heightOf(stage)]
          const tip = left + 18 + slantOf(height) + 3
          return html`${column('before', { left, width: 14, height: heightOf(earlier) })}
            ${column('kept', { left: left + 18, width: 24, height })}
            <text x="${tip.toFixed(0)}" y="${(BASE - height - 7).toFixed(0)}">
              ${stage.seconds.toFixed(1)}
            </text>
            <text class="name" x="${left}" y="236">${stage.name}</text>`
        })}
        <path class="axis" d="M0 ${BASE}h${stages.length * COLUMN}" />
      </svg>
      <p>
        <small class="key">
          <span><i class="kept"></i>this publication</span>
          ${previous?.stages ? html`<span><i class="before"></i>the one before</span>` : ''}
        </small>
      </p>`
  )
}

const slantOf = (height: number): number => (height / HEIGHT) * SLANT

type Column = { left: number; width: number; height: number }

function column(className: string, { left, width, height }: Column): Html {
  const slant = slantOf(height).toFixed(1)
  const d = `M${left} ${BASE}l${slant} -${height.toFixed(1)}h${width}l-${slant} ${height.toFixed(1)}z`
  return html`<path class="${className}" d="${d}" />`
}
