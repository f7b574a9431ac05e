import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { workFolderOf } from '#lib/swap-folder.ts'
import { publishSite } from '#scripts/publish/publish.ts'
import { writeReport } from '#scripts/publish/report/write-report.ts'
import { readPublisherSettings } from '#scripts/publisher/settings.ts'
import { writeFiles } from '../../helpers/write-files.ts'
import { someFacts, commandSettings } from '../publish/a-build.ts'
import { runningPublisher, token } from './running-publisher.ts'

const { running, anApp, settled } = runningPublisher()

const withToken = { authorization: `Basic ${btoa(`operator:${token}`)}` }
const origin = 'http://localhost'

async function publishASite(content: string, confirmed = new Set(['site'])): Promise<string> {
  const fresh = workFolderOf('dist')
  writeFiles(fresh, { 'br.html': content })
  const published = await publishSite(fresh, {
    facts: someFacts({ productIds: [] }),
    settings: { ...commandSettings, confirmed }
  })
  await writeReport(published, { outDir: 'dist', contentEnv: 'prod', stages: [] })
  return published.publication.release
}

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

  test('says what runs, and what waits for it', async () => {
    const status = async () =>
      /role="status"[^>]*>([^<]*)/.exec(
        await (await anApp().request('/', { headers: withToken })).text()
      )?.[1]
    expect(await status()).toBe('Nothing runs.')
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const build = running().queue.perform('by hand', () => promise)
    const others = ['roll back to 22c3c76cdf50', 'preview'].map(name =>
      running().queue.perform(name, () => Promise.resolve())
    )
    const busy = await status()
    resolve(undefined)
    await Promise.all([build, ...others])
    expect(busy).toBe('Running: by hand. Next: roll back to 22c3c76cdf50, then preview.')
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
    expect(running().runs()).toMatchObject([{ output: 'built --keep --confirm br,site' }])
  })

  test.each([
    ['--profile other', '--confirm is "--profile other", but must be names of trees'],
    ['br site', '--confirm is "br site", but must be names of trees'],
    ['zz', 'There is no tree "zz": this site has only br, site.'],
    ['<b>', '--confirm is "&lt;b&gt;"']
  ])('starts nothing when the typed confirmation is %s, and says why', async (confirm, why) => {
    await publishASite('one')
    const answer = await press('/publish', { confirm })
    expect(answer.status).toBe(303)
    await settled()
    expect(running().runs()).toEqual([])
    const to = new URL(answer.headers.get('location') ?? '', origin).href
    const page = await (await anApp().request(to, { headers: withToken })).text()
    expect(page.replaceAll('&quot;', '"')).toContain(`Nothing was started. ${why}`)
  })

  test('leads to the report on what the guard stopped', async () => {
    await publishASite('one')
    const page = async () => (await anApp().request('/', { headers: withToken })).text()
    expect(await page()).not.toContain('/reports/stopped')
    await expect(publishASite('two', new Set())).rejects.toThrow()
    expect(await page()).toContain('/reports/stopped')
    const report = await anApp().request('/reports/stopped', { headers: withToken })
    expect(await report.text()).toContain('Not published: 1 difference to confirm')
  })

  test('publishes with pictures in the report when they are wished', async () => {
    await press('/publish', { pictures: 'on' })
    await settled()
    expect(running().runs()).toMatchObject([{ output: 'built --keep --pictures' }])
  })

  test('builds a preview beside the site', async () => {
    expect((await press('/preview', {})).status).toBe(303)
    await settled()
    expect(running().runs()).toMatchObject([
      { reason: 'preview', output: 'built --keep .build/preview' }
    ])
  })

  test('does nothing when another site presses it', async () => {
    expect((await press('/publish', {}, 'https://evil.example')).status).toBe(403)
    expect(running().runs()).toEqual([])
  })

  test('rolls back to a release that is there, and tells of a failure', async () => {
    const release = await publishASite('one')
    await publishASite('two')
    expect((await press('/rollback', { release: 'ffffffffffff' })).status).toBe(404)
    expect((await press('/rollback', { release })).status).toBe(303)
    await settled()
    expect(running().runs()).toMatchObject([{ isGood: false, output: 'no such release' }])
    const health: unknown = await (await anApp().request('/healthz')).json()
    expect(health).toMatchObject({ isLastRunGood: false, ageSeconds: expect.any(Number) as number })
  })
})

describe('the output of a run', () => {
  test('has every letter as it was written, those of several bytes too', async () => {
    // More than a pipe holds, so that it comes in parts that end within letters.
    writeFileSync(
      'build.mjs',
      'console.log("ก".repeat(100_000)); console.error("水".repeat(100_000))'
    )
    const { output } = await running().publish('by hand')
    expect(output).toMatch(/^[ก水\s]+$/)
  })
})

describe('the settings of the publisher', () => {
  test('name the variable that is missing or too short', () => {
    expect(() => readPublisherSettings({ PUBLISHER_SECRET: 'short' })).toThrow(
      'PUBLISHER_SECRET must have at least 24 letters.\nPUBLISHER_TOKEN is missing: a secret of at least 24 letters.'
    )
  })
})
