import { hash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { basicAuth } from 'hono/basic-auth'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import { faultOf } from './confirmation.ts'
import { readHeadline, readReport, readStopped } from '../publish/report/write-report.ts'
import { currentRelease, listReleases } from '../publish/release-list.ts'
import { releasesOf } from '../publish/releases.ts'
import { formatMetrics } from './metrics.ts'
import { pagePolicy, publisherPage } from './page.ts'
import { namedTrees } from './named-trees.ts'
import type { LogEntry, Publisher } from './publisher.ts'
import { createJudge, type Refusal } from './signature.ts'

type Options = {
  publisher: Publisher
  previewUrl?: string
  secret: string
  token: string
  outDir: string
  /** The file that remembers accepted webhooks. */
  memory: string
  log: (entry: LogEntry) => void
  now?: () => number
}

const MOST_BYTES = 64 * 1024

/** Compares tokens in constant time. */
function isToken(given: string, token: string): boolean {
  const [one, other] = [given, token].map(text => hash('sha256', text, 'buffer'))
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}

/**
 * `POST /hooks/content` is the signed webhook; `/healthz` and `/metrics` are for machines; the page of the releases, with
 * its buttons, needs the token as its password.
 */
export function createPublisherApp(options: Options): Hono {
  const { publisher, previewUrl, secret, token, outDir, memory, log, now = Date.now } = options
  const releases = releasesOf(outDir)
  const verdictOn = createJudge(secret, { memory, now })
  const refused = new Map<Refusal, number>()
  const app = new Hono()

  app.get('/healthz', context => {
    const current = currentRelease(releases)
    const [last] = publisher.runs()
    const ageSeconds = current && Math.round((now() - Date.parse(current.publishedAt)) / 1000)
    const { release, publishedAt } = current ?? {}
    const isGood = last?.isGood ?? true
    return context.json({ release, publishedAt, ageSeconds, isLastRunGood: isGood })
  })

  app.get('/metrics', context => {
    const values = [...refused].map(([reason, value]) => ({ labels: { reason }, value }))
    const help = 'Webhooks that were refused.'
    const own = { name: 'publisher_refused_total', help, type: 'counter' as const, values }
    return context.text(formatMetrics([...publisher.metrics(), own]))
  })

  app.post('/hooks/content', bodyLimit({ maxSize: MOST_BYTES }), async context => {
    const header = (name: string) => context.req.header(name) ?? ''
    const body = await context.req.text()
    const id = header('webhook-id')
    const verdict = verdictOn({
      id,
      timestamp: header('webhook-timestamp'),
      signature: header('webhook-signature'),
      body
    })
    if (verdict === 'repeated') {
      log({ level: 'info', message: 'webhook repeated', id })
      // A refusal would make its sender repeat it again, and in the end send no more.
      return context.json({ accepted: true }, 202)
    }
    if (verdict !== 'accepted') {
      refused.set(verdict, (refused.get(verdict) ?? 0) + 1)
      log({ level: 'error', message: 'webhook refused', refusal: verdict })
      return context.json({ refused: verdict }, 401)
    }
    const trees = namedTrees(body)
    publisher.contentChanged(trees ? `changed: ${trees.join(', ')}` : 'content changed', trees)
    return context.json({ accepted: true }, 202)
  })

  // The routes above are for machines: they check a signature, or contain nothing secret.
  app.use(basicAuth({ verifyUser: (_, password) => isToken(password, token), realm: 'publisher' }))
  app.use(csrf())
  app.use(async (context, next) => {
    await next()
    context.header('content-security-policy', pagePolicy)
    context.header('cache-control', 'no-store')
    context.header('referrer-policy', 'same-origin')
    context.header('x-content-type-options', 'nosniff')
  })

  app.get('/', context => {
    const current = currentRelease(releases)?.release
    const state = publisher.queue.state()
    const runs = publisher.runs()
    const listed = listReleases(releases).map(publication => ({
      publication,
      headline: readHeadline(releases, publication.release)
    }))
    const refused = context.req.query('confirm')
    const notice = refused === undefined ? undefined : faultOf(refused, outDir)
    const hasStopped = readStopped(outDir) !== undefined
    const view = { releases: listed, current, state, runs, previewUrl, notice, hasStopped }
    return context.html(publisherPage(view))
  })

  app.get('/reports/:release', context => {
    const release = context.req.param('release')
    const report = release === 'stopped' ? readStopped(outDir) : readReport(releases, release)
    if (report === undefined) return context.text('There is no such report.', 404)
    // The page contains its own Content-Security-Policy.
    return new Response(report, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  })

  app.post('/publish', async context => {
    const form = await context.req.parseBody<{ confirm?: string; pictures?: string }>()
    const { confirm = '', pictures } = form
    const confirmed = confirm.trim()
    if (faultOf(confirmed, outDir) !== undefined)
      return context.redirect(`/?confirm=${encodeURIComponent(confirmed)}`, 303)
    const wishes = { confirmed, pictures: pictures !== undefined }
    void publisher.publish('by hand', wishes).catch(() => undefined)
    return context.redirect('/', 303)
  })

  app.post('/preview', context => {
    if (!publisher.preview)
      return context.text('PUBLISHER_PREVIEW_URL is unset: there is no place for a preview.', 404)
    void publisher.preview().catch(() => undefined)
    return context.redirect('/', 303)
  })

  app.post('/rollback', async context => {
    const { release = '' } = await context.req.parseBody<{ release?: string }>()
    const isKnown = listReleases(releases).some(one => one.release === release)
    if (!isKnown) return context.text('There is no such release any more.', 404)
    void publisher.rollBack(release).catch(() => undefined)
    return context.redirect('/', 303)
  })

  return app
}
