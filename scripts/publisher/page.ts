import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html, raw } from 'hono/html'
import { dateOf, type Html } from '../publish/report/html.ts'
import { baseStyle } from '../publish/report/style.ts'
import { isPage, type Publication } from '../publish/publication.ts'
import type { Run } from './publisher.ts'
import type { QueueState } from './queue.ts'

const css = baseStyle() + readFileSync(join(import.meta.dirname, 'page.css'), 'utf8')

/** The page runs nothing, loads nothing, and sends its forms to this service only. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${hash('sha256', css, 'base64')}'; font-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

/** A release, with the first lines of its report. */
export type ListedRelease = { publication: Publication; headline?: string }

type View = {
  releases: readonly ListedRelease[]
  current?: string
  state: QueueState
  runs: readonly Run[]
  previewUrl?: string
  /** Why the last press of a button started nothing. */
  notice?: string
  /** Whether there is a report on a site that the guard stopped. */
  hasStopped: boolean
}

/** The last releases with their reports, the running build, and the buttons. It works without a script. */
export function publisherPage({
  releases,
  current,
  state,
  runs,
  previewUrl,
  notice,
  hasStopped
}: View): Html {
  const style = raw(`<style>${css}</style>`)
  const isBusy = state.running !== undefined || state.waiting.length > 0
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${isBusy ? html`<meta http-equiv="refresh" content="5" />` : ''}
        <title>Publisher</title>
        ${style}
      </head>
      <body>
        <header>
          <p class="id">Publisher</p>
          <h1>${headlineOf(releases, current)}</h1>
          <p role="status" class="${isBusy ? 'is-busy' : ''}">${statusOf(state)}</p>
          ${notice === undefined ? '' : html`<p role="alert">${notice}</p>`}
          ${hasStopped ? html`<p><a href="/reports/stopped">What was stopped last, and why</a></p>` : ''}
          <form method="post" action="/publish">
            <label>
              Large differences that are meant
              <input name="confirm" placeholder="br,site" autocomplete="off" />
            </label>
            <label class="check"><input type="checkbox" name="pictures" /> pictures</label>
            <button>Publish now</button>
          </form>
          ${previewUrl === undefined ? '' : previewForm(previewUrl)}
        </header>
        <main>
          <h2>Releases</h2>
          ${
            releases.length === 0
              ? html`<p>None yet.</p>`
              : html`<ol>
                  ${releases.map(release => releaseItem(release, current))}
                </ol>`
          }
          <h2>Runs since the start</h2>
          ${runs.length === 0 ? html`<p>None yet.</p>` : runs.map(runItem)}
        </main>
      </body>
    </html>`
}

function headlineOf(releases: readonly ListedRelease[], current?: string): Html {
  const found = releases.find(({ publication }) => publication.release === current)
  if (!found) return html`Nothing is published yet`
  return html`The site of <time>${dateOf(found.publication.publishedAt)}</time> is live`
}

function previewForm(previewUrl: string): Html {
  return html`<form method="post" action="/preview">
    <button class="is-second">Build the preview</button>
    <a href="${previewUrl}">Preview</a> <a href="${previewUrl}/_report">Its report</a>
  </form>`
}

function statusOf({ running, waiting }: QueueState): string {
  if (running === undefined && waiting.length === 0) return 'Nothing runs.'
  const waits = waiting.length === 0 ? '' : ` Next: ${waiting.join(', then ')}.`
  return `${running === undefined ? 'Nothing runs yet.' : `Running: ${running}.`}${waits}`
}

function releaseItem({ publication, headline }: ListedRelease, current?: string): Html {
  const { release, publishedAt, files, findings } = publication
  const pages = Object.keys(files).filter(isPage).length
  return html`<li>
    <code>${release}</code>
    <div>
      <b>${dateOf(publishedAt)}</b>
      <span>${headline ?? ''}</span>
      <small>${pages.toLocaleString('en')} pages, ${findings.length} findings</small>
    </div>
    <a href="/reports/${release}">Report</a>
    ${
      release === current
        ? html`<strong>live</strong>`
        : html`<form method="post" action="/rollback">
            <button name="release" value="${release}">Publish again</button>
          </form>`
    }
  </li>`
}

function runItem({ reason, endedAt, seconds, isGood, output }: Run): Html {
  return html`<details ${isGood ? '' : 'open'}>
    <summary class="${isGood ? '' : 'is-failed'}">
      <b>${isGood ? 'Good' : 'Failed'}</b>
      <span>${reason}</span>
      <small>${dateOf(endedAt)}, ${seconds.toFixed(1)} s</small>
    </summary>
    <pre>${output}</pre>
  </details>`
}
