import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sign } from '#scripts/publisher/signature.ts'
import { runningPublisher, secret } from './running-publisher.ts'

const { running, logged, anApp, settled } = runningPublisher()

const nowInSeconds = () => String(Math.floor(Date.now() / 1000))

function webhook(body: string, id = 'msg_1', timestamp = nowInSeconds()) {
  const message = { id, timestamp, body }
  const headers = {
    'webhook-id': message.id,
    'webhook-timestamp': message.timestamp,
    'webhook-signature': sign(secret, message)
  }
  return { method: 'POST', headers, body }
}

describe('a webhook', () => {
  test('starts one build; a recorded one is refused, and one whose sender missed the answer is accepted without another build', async () => {
    const app = anApp()
    const later = String(Math.floor(Date.now() / 1000) + 10)
    const deliver = async (delivery: ReturnType<typeof webhook>) =>
      (await app.request('/hooks/content', delivery)).status
    const first = webhook('{}')
    expect(await deliver(first)).toBe(202)
    await expect.poll(() => running().runs().length).toBe(1)
    expect(running().runs()).toMatchObject([
      { reason: 'content changed', isGood: true, output: 'built --keep' }
    ])
    expect(await deliver(first)).toBe(401)
    expect(await deliver(webhook('{}', 'msg_1', later))).toBe(202)
    expect(running().queue.state().waiting).toEqual([])
    expect(logged()).toContainEqual({ level: 'info', message: 'webhook repeated', id: 'msg_1' })
    expect(await (await app.request('/metrics')).text()).toContain('{reason="seen before"} 1')
  })

  test('with a wrong signature starts nothing, and is logged and counted', async () => {
    const app = anApp()
    const forged = webhook('{}')
    forged.headers['webhook-signature'] = sign('another secret', {
      id: '',
      timestamp: '',
      body: ''
    })
    expect((await app.request('/hooks/content', forged)).status).toBe(401)
    await settled()
    expect(running().runs()).toEqual([])
    expect(logged()).toContainEqual({
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
  const outputs = () =>
    running()
      .runs()
      .map(({ output }) => output)

  /** Sends them together, and waits for the build that they are joined to. */
  async function deliver(...messages: ReturnType<typeof webhook>[]) {
    const app = anApp()
    const runs = running().runs().length
    // They arrive while something else runs, so that joining them does not depend on time.
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const other = running().queue.perform('something else', () => promise)
    for (const message of messages)
      expect((await app.request('/hooks/content', message)).status).toBe(202)
    resolve(undefined)
    await other
    await expect.poll(() => running().runs().length).toBe(runs + 1)
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
    expect(running().runs()[0]?.reason).toBe('changed: br, changed: gl-prod-zho, br')
  })

  test('is a build of all trees together with one that names none, or that cannot be read', async () => {
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
