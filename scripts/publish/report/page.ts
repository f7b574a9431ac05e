import { html, raw } from 'hono/html'
import { changedPages } from './changed-pages.ts'
import { coverageTable } from './coverage-table.ts'
import { findingsByTree, missingDocuments } from './findings-by-tree.ts'
import { dateOf, type Html, section } from './html.ts'
import { pictureList } from './picture-list.ts'
import type { Report } from './report.ts'
import { sizesAgainstLimits, timings } from './sizes-and-times.ts'
import { reportPolicy } from './style.ts'
import type { Pictures } from './take-pictures.ts'
import { treeTable } from './tree-table.ts'
import { warningList } from './warning-list.ts'

type Style = { css: string; pictures: Pictures }

/** The report as one file: it loads nothing, runs nothing, and is readable on a phone. `css` is its whole style. */
export function reportPage(report: Report, { css, pictures }: Style): Html {
  // White space between the tags would change the text that the policy's digest is made of.
  const style = raw(`<style>${css}</style>`)
  const title = report.headline
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="${reportPolicy(css)}" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${style}
      </head>
      <body>
        <header>
          <p class="id">${report.stopped ? 'Stopped before its publication' : 'Publication'}</p>
          <h1>${title}</h1>
          <p class="meta">
            <span>${dateOf(report.publishedAt)}</span>
            ${report.stopped ? '' : html`<span>release <code>${report.release}</code></span>`}
            <span>${report.source}</span>
            <span>${previousOf(report)}</span>
            ${begunOf(report)}
          </p>
          ${isCompared(report) ? html`<dl class="figures">${figures(report)}</dl>` : ''}
        </header>
        <main>
          ${stopOf(report)} ${warningList(report)}
          ${
            isCompared(report)
              ? [treeTable(report), pictureList(pictures), changedPages(report)]
              : ''
          }
          <div class="pair">${findingsByTree(report)} ${missingDocuments(report)}</div>
          ${coverageTable(report)}
          ${
            report.stopped
              ? ''
              : html`<div class="pair">${sizesAgainstLimits(report)} ${timings(report)}</div>`
          }
        </main>
        <footer>
          <p>Everything of this page is in <code>publication.json</code> beside it.</p>
        </footer>
      </body>
    </html>`
}

/** Whether there are pages to compare: the guard may have stopped the content before any was rendered. */
const isCompared = ({ stopped }: Report): boolean => stopped?.isRendered ?? true

function stopOf({ stopped }: Report): Html {
  if (!stopped) return html``
  const rendered = stopped.isRendered
    ? ''
    : 'It was stopped before its pages were rendered, so they are not compared.'
  return section(
    'What to do',
    html`<p>
      The published site is unchanged. ${rendered} Correct the content and build again; or, if all
      of this is meant, build with <code>-- ${stopped.flag}</code>.
    </p>`
  )
}

function previousOf({ previous }: Report): Html {
  if (!previous) return html`compared with nothing: there was no publication of this source`
  const code = previous.isOtherMaker ? ', by other code or settings' : ''
  return html`before: <code>${previous.release}</code>, ${dateOf(previous.publishedAt)}${code}`
}

function begunOf({ begun, trees }: Report): Html | string {
  if (begun.length === 0) return ''
  const which = begun.length === trees.length ? 'all trees' : begun.join(', ')
  return html`<span>feeds of changes begin with it: ${which}</span>`
}

function figures({ trees }: Report): Html[] {
  const sumOf = (key: keyof Report['trees'][number]['counts']) =>
    total(trees.map(({ counts }) => counts[key]))
  return [
    figure(sumOf('added') + sumOf('changed'), 'pages new or changed'),
    figure(sumOf('kept'), 'pages as they are published'),
    figure(sumOf('removed'), 'pages removed'),
    figure(trees.length, trees.length === 1 ? 'tree' : 'trees')
  ]
}

function figure(number: number, words: string): Html {
  return html`<div>
    <dt>${words}</dt>
    <dd>${number.toLocaleString('en')}</dd>
  </div>`
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
