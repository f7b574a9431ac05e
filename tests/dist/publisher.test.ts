import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bff, startBff } from '#scripts/demo-bff/server/server.ts'
import { digestFiles } from '#scripts/publish/publication.ts'
import { sign } from '#scripts/publisher/signature.ts'
import { smallSite } from '../helpers/a-small-site.ts'
import { ownProject } from '../helpers/own-project.ts'

const secret = 'a secret of the publisher'

let bff: Bff
let project: ReturnType<typeof ownProject>
const publishers: ChildProcess[] = []
beforeAll(async () => {
  bff = await startBff({ data: smallSite() })
  project = ownProject()
})
afterAll(async () => {
  // A test that failed has left its own.
  for (const publisher of publishers) publisher.kill('SIGKILL')
  await bff.close()
  project.remove()
})

type Entry = Record<string, unknown>
type Started = {
  url: string
  /** Waits for a line of the log. */
  says: (entry: Entry) => Promise<Entry>
  end: () => Promise<{ code: number | null; log: Entry[] }>
}

/** The publisher as systemd starts it, with what it logs. */
async function startPublisher(settings: Record<string, string> = {}): Promise<Started> {
  const child = spawn(process.execPath, ['scripts/publisher/main.ts'], {
    cwd: project.folder,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      BFF_URL: bff.url,
      OUT_DIR: 'dist',
      SNAPSHOT_DIR: '.snapshot',
      PUBLISHER_SECRET: secret,
      PUBLISHER_TOKEN: 'a token of the publisher',
      PUBLISHER_PORT: '0',
      PUBLISHER_DEBOUNCE_MS: '0',
      ...settings
    },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  publishers.push(child)
  const says = listen(child)
  const { address } = await says({ message: 'listening' })
  return {
    url: String(address),
    says,
    end: async () => {
      const closed = once(child, 'close') as Promise<[number | null]>
      child.kill('SIGTERM')
      const [code] = await closed
      return { code, log: says.log }
    }
  }
}

function listen(child: ChildProcess) {
  const log: Entry[] = []
  let text = ''
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
    const lines = text.split('\n')
    text = lines.pop() ?? ''
    log.push(...lines.map(line => JSON.parse(line) as Entry))
  })
  const isLike = (entry: Entry, wanted: Entry) =>
    Object.entries(wanted).every(([key, value]) => entry[key] === value)
  const says = async (wanted: Entry): Promise<Entry> => {
    for (;;) {
      const found = log.find(entry => isLike(entry, wanted))
      if (found) return found
      const failed = log.find(entry => isLike(entry, { ...wanted, message: 'failed' }))
      if (failed) throw new Error(`A run has failed: ${JSON.stringify(failed)}`)
      if (child.exitCode !== null)
        throw new Error(`It ended without saying ${JSON.stringify(wanted)}: ${JSON.stringify(log)}`)
      await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')])
      await setImmediate()
    }
  }
  return Object.assign(says, { log })
}

function webhook(id: string, body: string) {
  const message = { id, timestamp: String(Math.floor(Date.now() / 1000)), body }
  const signature = sign(secret, message)
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': message.timestamp,
    'webhook-signature': signature
  }
  return { method: 'POST', headers, body }
}

const ofGlobal = '{"type":"content.changed","data":{"trees":[{"country":"gl"}]}}'

test('the publisher builds at its start and at a webhook, once each, and ends cleanly with the build that runs', async () => {
  const publisher = await startPublisher()
  await publisher.says({ message: 'ended', reason: 'start' })
  // A publisher takes no webhook that is older than five minutes, which the first build may take.
  const message = webhook('msg_1', ofGlobal)
  const published = await digestFiles(`${project.folder}/dist`)
  const hook = `${publisher.url}/hooks/content`
  expect((await fetch(hook, message)).status).toBe(202)
  const built = await publisher.says({ message: 'ended', reason: 'changed: gl' })
  expect(built.output).toContain('Built 2 trees')

  const health: unknown = await (await fetch(`${publisher.url}/healthz`)).json()
  expect(health).toMatchObject({
    release: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
    isLastRunGood: true
  })
  const metrics = await (await fetch(`${publisher.url}/metrics`)).text()
  expect(metrics).toMatch(/^publisher_runs_total\{result="good"\} 2$/m)
  expect(metrics).toMatch(/^publisher_busy 0$/m)
  const isSample = /^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [\d.]+$/
  const lines = metrics.trim().split('\n')
  expect(
    lines.filter(line => !/^# (HELP|TYPE) [a-z_]+ /.test(line) && !isSample.test(line))
  ).toEqual([])
  expect((await publisher.end()).code).toBe(0)

  // Another setting, so that every page must be rendered and the build still runs when it is ended.
  const second = await startPublisher({ SECURITY_CONTACT: 'mailto:security@site.example' })
  await second.says({ message: 'started', reason: 'start' })
  const replayed = await fetch(`${second.url}/hooks/content`, message)
  expect(replayed.status).toBe(401)
  const busy = await (await fetch(`${second.url}/metrics`)).text()
  expect(busy).toMatch(/^publisher_busy 1$/m)
  const { code, log } = await second.end()
  expect(code).toBe(0)
  expect(log.map(({ message }) => message)).toEqual([
    'listening',
    'started',
    'webhook refused',
    'ending',
    'failed'
  ])
  expect(await digestFiles(`${project.folder}/dist`)).toEqual(published)

  // The next publisher builds what that build should have published.
  const third = await startPublisher({ SECURITY_CONTACT: 'mailto:security@site.example' })
  await third.says({ message: 'ended', reason: 'start' })
  expect((await third.end()).code).toBe(0)
  const after = await digestFiles(`${project.folder}/dist`)
  expect(Object.keys(after)).toEqual(
    expect.arrayContaining(['/.well-known/security.txt', '/gl.html'])
  )
})
