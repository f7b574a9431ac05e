import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html, raw } from 'hono/html'
import type { Html } from '../publish/report/html.ts'
import { isPage, type Publication } from '../publish/publication.ts'
import type { Run } from './publisher.ts'
import type { QueueState } from './queue.ts'

const css = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8')

/** What the policy of the page allows as its style. */
export const styleDigest = `sha256-${hash('sha256', css, 'base64')}`

type View = {
  releases: readonly Publication[]
  current?: string
  state: QueueState
  runs: readonly Run[]
}

/** The last releases with their reports, what runs, and the buttons. It works without a script. */
export function publisherPage({ releases, current, state, runs }: View): Html {
  const style = raw(`<style>${css}</style>`)
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${state.running ? html`<meta http-equiv="refresh" content="5" />` : ''}
        <title>Publisher</title>
        ${style}
      </head>
      <body>
        <h1>Publisher</h1>
        <p role="status">${statusOf(state)}</p>
        <form method="post" action="/publish">
          <label>
            Large differences that are meant
            <input name="confirm" placeholder="br,site" autocomplete="off" />
          </label>
          <button>Publish now</button>
        </form>
        <h2>Releases</h2>
        <ul>
          ${releases.map(release => releaseItem(release, release.release === current))}
        </ul>
        <h2>Runs since the start</h2>
        ${runs.map(runItem)}
      </body>
    </html>`
}

function statusOf({ running, next }: QueueState): string {
  if (running === undefined && next === undefined) return 'Nothing runs.'
  const waits = next === undefined ? '' : ` Next: ${next}.`
  return `${running === undefined ? 'Nothing runs yet.' : `Running: ${running}.`}${waits}`
}

function releaseItem({ release, publishedAt, files, findings }: Publication, isCurrent: boolean) {
  const pages = Object.keys(files).filter(isPage).length
  return html`<li>
    <code>${release}</code> of ${publishedAt.slice(0, 16).replace('T', ' ')} UTC, ${pages} pages,
    ${findings.length} findings. <a href="/reports/${release}">Report</a>
    ${
      isCurrent
        ? html`<strong>published</strong>`
        : html`<form method="post" action="/rollback">
            <button name="release" value="${release}">Publish again</button>
          </form>`
    }
  </li>`
}

function runItem({ reason, endedAt, seconds, isGood, output }: Run): Html {
  return html`<details ${isGood ? '' : 'open'}>
    <summary>
      ${isGood ? 'Good' : 'Failed'}: ${reason}, ${endedAt.slice(0, 19).replace('T', ' ')} UTC,
      ${seconds.toFixed(1)} s
    </summary>
    <pre>${output}</pre>
  </details>`
}
