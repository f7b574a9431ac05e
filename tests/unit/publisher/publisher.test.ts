import { readFileSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { workFolderOf } from '#lib/swap-folder.ts'
import { publishSite } from '#scripts/publish/publish.ts'
import { writeReport } from '#scripts/publish/report/write-report.ts'
import { createPublisherApp } from '#scripts/publisher/app.ts'
import { createPublisher, type LogEntry, type Publisher } from '#scripts/publisher/publisher.ts'
import { readPublisherSettings } from '#scripts/publisher/settings.ts'
import { sign } from '#scripts/publisher/signature.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'
import { writeFiles } from '../../helpers/write-files.ts'
import { someFacts, commandSettings } from '../publish/a-build.ts'

const secret = 'a secret of the publisher'
const token = 'a token of the publisher'

let leave: () => void
let publisher: Publisher
let log: LogEntry[]
beforeEach(() => {
  leave = enterOwnFolder()
  vi.stubEnv('OUT_DIR', undefined)
  log = []
  // Programs in the place of a build: one that says how it was called, one that fails.
  writeFileSync(
    'build.mjs',
    'console.log(["built", ...process.argv.slice(2), process.env.OUT_DIR].join(" ").trim())'
  )
  writeFileSync('rollback.mjs', 'console.error("no such release"); process.exit(1)')
  publisher = createPublisher({
    outDir: 'dist',
    previewUrl: 'https://preview.example',
    debounceMs: 1,
    flags: ['--keep'],
    log: entry => log.push(entry),
    scripts: { build: 'build.mjs', rollback: 'rollback.mjs' }
  })
})
afterEach(async () => {
  await publisher.close()
  vi.unstubAllEnvs()
  leave()
})

function anApp() {
  return createPublisherApp({
    publisher,
    secret,
    token,
    outDir: 'dist',
    memory: 'seen.json',
    log: entry => log.push(entry)
  })
}

const withToken = { authorization: `Basic ${btoa(`operator:${token}`)}` }
const origin = 'http://localhost'

function webhook(body: string, id = 'msg_1', over: Record<string, string> = {}) {
  const message = { id, timestamp: String(Math.floor(Date.now() / 1000)), body }
  const headers = {
    'webhook-id': message.id,
    'webhook-timestamp': message.timestamp,
    'webhook-signature': sign(secret, message),
    ...over
  }
  return { method: 'POST', headers, body }
}

/** Waits until the run that is under way, and what waits for it, has ended. */
const settled = () => publisher.queue.perform('nothing', () => Promise.resolve())

async function publishASite(content: string): Promise<string> {
  const fresh = workFolderOf('dist')
  writeFiles(fresh, { 'br.html': content })
  const published = await publishSite(fresh, {
    facts: someFacts({ productIds: [] }),
    settings: { ...commandSettings, confirmed: new Set(['site']) }
  })
  await writeReport(published, { outDir: 'dist', contentEnv: 'prod', stages: [] })
  return published.publication.release
}

describe('a webhook', () => {
  test('starts one build, and is refused when it is sent again', async () => {
    const app = anApp()
    const one = webhook('{}')
    const answers = [
      await app.request('/hooks/content', one),
      await app.request('/hooks/content', one)
    ]
    expect(answers.map(({ status }) => status)).toEqual([202, 401])
    await expect.poll(() => publisher.runs().length).toBe(1)
    expect(publisher.runs()).toMatchObject([
      { reason: 'content changed', isGood: true, output: 'built --keep' }
    ])
  })

  test('with a wrong signature starts nothing, and is logged and counted', async () => {
    const app = anApp()
    const forged = webhook('{}', 'msg_1', {
      'webhook-signature': sign('another secret', { id: '', timestamp: '', body: '' })
    })
    expect((await app.request('/hooks/content', forged)).status).toBe(401)
    await settled()
    expect(publisher.runs()).toEqual([])
    expect(log).toContainEqual({
      level: 'error',
      message: 'webhook refused',
      refusal: 'wrong signature'
    })
    const metrics = await (await app.request('/metrics')).text()
    expect(metrics).toContain('publisher_refused_total{reason="wrong signature"} 1\n')
  })

  test('of more than 64 KB is not read', async () => {
    const answer = await anApp().request('/hooks/content', webhook('x'.repeat(70_000)))
    expect(answer.status).toBe(413)
  })
})

describe('a webhook that names what has changed', () => {
  const naming = (id: string, ...trees: object[]) =>
    webhook(JSON.stringify({ type: 'content.changed', data: { trees } }), id)
  const outputs = () => publisher.runs().map(({ output }) => output)

  /** Sends them together, and waits for the build that they are. */
  async function deliver(...messages: ReturnType<typeof webhook>[]) {
    const app = anApp()
    const runs = publisher.runs().length
    // They come while something else runs, so that no clock decides which are one build.
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const other = publisher.queue.perform('something else', () => promise)
    for (const message of messages)
      expect((await app.request('/hooks/content', message)).status).toBe(202)
    resolve(undefined)
    await other
    await expect.poll(() => publisher.runs().length).toBe(runs + 1)
  }

  test('is asked of the build as a whole first, because an earlier publisher may have ended before its build', async () => {
    await deliver(naming('a', { country: 'br' }))
    await deliver(naming('b', { country: 'br' }))
    expect(outputs()).toEqual(['built --keep --changed=br', 'built --keep'])
  })

  test('is one build with the others that come before it begins', async () => {
    await deliver(webhook('{}', 'start'))
    await deliver(
      naming('a', { country: 'br' }),
      naming('b', { country: 'gl', env: 'prod', lang: 'zho' }, { country: 'br' })
    )
    expect(outputs()[0]).toBe('built --keep --changed=br,gl-prod-zho')
    expect(publisher.runs()[0]?.reason).toBe('changed: br, changed: gl-prod-zho, br')
  })

  test('is a build of all with one that names nothing, or what cannot be read', async () => {
    await deliver(webhook('{}', 'start'))
    const odd = [{ country: '--clean' }, { country: 'br', env: 'test' }, { country: 7 }, {}]
    const unreadable = ['{}', 'no json', '{"data":{"trees":[]}}', '{"data":{"trees":"br"}}']
    const bodies = [...unreadable, ...odd.map(tree => JSON.stringify({ data: { trees: [tree] } }))]
    for (const [at, body] of bodies.entries())
      await deliver(naming(`named-${at}`, { country: 'br' }), webhook(body, `odd-${at}`))
    expect(new Set(outputs())).toEqual(new Set(['built --keep']))
  })

  test('is remembered until a build has published it', async () => {
    await deliver(webhook('{}', 'start'))
    const works = readFileSync('build.mjs', 'utf8')
    writeFileSync('build.mjs', `${works}; process.exit(1)`)
    await deliver(naming('a', { country: 'br' }))
    writeFileSync('build.mjs', works)
    await deliver(naming('b', { country: 'mx' }))
    await deliver(naming('c', { country: 'mx' }))
    expect(outputs().slice(0, 3)).toEqual([
      'built --keep --changed=mx',
      'built --keep --changed=br,mx',
      'built --keep --changed=br'
    ])
  })
})

describe('the page of the releases', () => {
  test('needs the token', async () => {
    const app = anApp()
    expect((await app.request('/')).status).toBe(401)
    const wrong = { authorization: `Basic ${btoa('operator:guess')}` }
    expect((await app.request('/', { headers: wrong })).status).toBe(401)
    expect((await app.request('/', { headers: withToken })).status).toBe(200)
  })

  test('lists the releases, the published one, and the report of each', async () => {
    const first = await publishASite('one')
    const second = await publishASite('two')
    const app = anApp()
    const page = await (await app.request('/', { headers: withToken })).text()
    expect(page).toContain(`/reports/${second}`)
    expect(page).toContain('1 page changed, 1 warning')
    expect(page).toContain(`value="${first}"`)
    expect(page).not.toContain(`value="${second}"`)
    const report = await app.request(`/reports/${second}`, { headers: withToken })
    expect(await report.text()).toContain('1 page changed')
    expect((await app.request('/reports/..%2f..', { headers: withToken })).status).toBe(404)
  })

  test('has a policy that runs nothing and allows its own style', async () => {
    const answer = await anApp().request('/', { headers: withToken })
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; font-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/
    )
  })
})

describe('a button', () => {
  const press = (path: string, fields: Record<string, string>, from = origin) =>
    anApp().request(`${origin}${path}`, {
      method: 'POST',
      headers: { ...withToken, origin: from, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString()
    })

  test('publishes, with the differences that are meant', async () => {
    expect((await press('/publish', { confirm: 'br,site' })).status).toBe(303)
    await settled()
    expect(publisher.runs()).toMatchObject([{ output: 'built --keep --confirm br,site' }])
  })

  test('hands no other words on to the build', async () => {
    await press('/publish', { confirm: '--profile other' })
    await settled()
    expect(publisher.runs()).toMatchObject([{ output: 'built --keep' }])
  })

  test('publishes with pictures in the report when they are wished', async () => {
    await press('/publish', { pictures: 'on' })
    await settled()
    expect(publisher.runs()).toMatchObject([{ output: 'built --keep --pictures' }])
  })

  test('builds a preview beside the site', async () => {
    expect((await press('/preview', {})).status).toBe(303)
    await settled()
    expect(publisher.runs()).toMatchObject([
      { reason: 'preview', output: 'built --keep .build/preview' }
    ])
  })

  test('that another site presses does nothing', async () => {
    expect((await press('/publish', {}, 'https://evil.example')).status).toBe(403)
    expect(publisher.runs()).toEqual([])
  })

  test('rolls back to a release that is there, and tells of a failure', async () => {
    const release = await publishASite('one')
    await publishASite('two')
    expect((await press('/rollback', { release: 'ffffffffffff' })).status).toBe(404)
    expect((await press('/rollback', { release })).status).toBe(303)
    await settled()
    expect(publisher.runs()).toMatchObject([{ isGood: false, output: 'no such release' }])
    const health: unknown = await (await anApp().request('/healthz')).json()
    expect(health).toMatchObject({ isLastRunGood: false, ageSeconds: expect.any(Number) as number })
  })
})

describe('the settings of the publisher', () => {
  test('name the variable that is missing or too short', () => {
    expect(() => readPublisherSettings({ PUBLISHER_SECRET: 'short' })).toThrow(
      'PUBLISHER_SECRET must have at least 24 letters.\nPUBLISHER_TOKEN is missing: a secret of at least 24 letters.'
    )
  })
})
