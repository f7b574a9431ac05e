import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { pullDigest } from '../../scripts/watch-content/content-digest.ts'
import { lookOnce } from '../../scripts/watch-content/watch.ts'
import { enterOwnFolder } from '../helpers/own-folder.ts'
import { parseFault } from '../../scripts/demo-bff/faults/fault.ts'
import type { Called } from '#scripts/demo-bff/data-source/data-source.ts'
import type { Bff } from '../../scripts/demo-bff/server/server.ts'
import { listen } from '../../scripts/command/listen.ts'
import { smallData, startSmallBff } from './a-small-bff.ts'

let bff: Bff
let host: Server
let builds: number
let status: number
let leave: () => void
beforeEach(async () => {
  bff = await startSmallBff()
  leave = enterOwnFolder()
  builds = 0
  status = 200
  host = createServer((_, answer) => {
    builds += 1
    answer.writeHead(status).end()
  })
})
afterEach(async () => {
  host.close()
  leave()
  await bff.close()
})

async function aWatch() {
  const port = await listen(host, { port: 0, host: '127.0.0.1', variable: 'PORT' })
  const settings = { ...readSettings({}), bffUrl: bff.url, assetsUrl: bff.url }
  const pull = () => pullDigest({ ...settings, snapshotDir: '.watched' }, () => undefined)
  const watch = { pull, hookUrl: `http://127.0.0.1:${port}/hook`, memory: '.cache/watched' }
  return () => lookOnce(watch)
}

function changeAProduct(): void {
  const data = smallData()
  const [first, ...rest] = data.products
  if (!first) throw new Error('The demo has no product.')
  bff.use({ ...data, products: [{ ...first, brandname: 'Renamed' }, ...rest] })
}

describe('a watch over the content', () => {
  test('starts a build when a product changed, and one only', async () => {
    const look = await aWatch()
    const outcomes = [await look(), await look()]
    changeAProduct()
    outcomes.push(await look(), await look())
    expect(outcomes).toEqual(['first look', 'unchanged', 'build started', 'unchanged'])
    expect(builds).toBe(1)
  })

  test('requests only the changed trees, where the BFF names them', async () => {
    const look = await aWatch()
    const asked = () => new Set(bff.traffic.requests.map(({ path }) => path.split('/')[1]))
    await look()
    expect(asked()).toContain('localProduct')
    bff.traffic.reset()
    expect(await look()).toBe('unchanged')
    expect(asked()).not.toContain('localProduct')

    const change = (answer: unknown, { name, tree }: Called) =>
      name === 'product' && tree.country === 'br'
        ? { ...(answer as object), description: 'Described anew.' }
        : answer
    bff.use({ ...smallData(), change }, [{ country: 'br' }])
    expect(await look()).toBe('build started')
  })

  test('starts the build later when the host refuses', async () => {
    const look = await aWatch()
    await look()
    changeAProduct()
    status = 500
    await expect(look()).rejects.toThrow('BUILD_HOOK_URL answered 500')
    status = 200
    expect(await look()).toBe('build started')
  })

  test('starts none when the BFF does not answer', async () => {
    const look = await aWatch()
    await look()
    bff.faults.set('/localProduct', parseFault('status:403'))
    await expect(look()).rejects.toThrow('failed')
    bff.faults.clear()
    expect(await look()).toBe('unchanged')
    expect(builds).toBe(0)
  })
})
