import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contentDigest } from '../../scripts/watch-content/content-digest.ts'
import { lookOnce } from '../../scripts/watch-content/watch.ts'
import { parseFault } from '../../scripts/demo-bff/faults/fault.ts'
import type { Bff } from '../../scripts/demo-bff/server/server.ts'
import { listen } from '../../scripts/command/listen.ts'
import { aPull } from './a-pull.ts'
import { smallData, startSmallBff } from './a-small-bff.ts'

let bff: Bff
let host: Server
let builds: number
let status: number
beforeEach(async () => {
  bff = await startSmallBff()
  builds = 0
  status = 200
  host = createServer((_, answer) => {
    builds += 1
    answer.writeHead(status).end()
  })
})
afterEach(async () => {
  host.close()
  await bff.close()
})

async function aWatch() {
  const { run, snapshotDir, dir } = await aPull(bff.url)
  const port = await listen(host, { port: 0, host: '127.0.0.1', variable: 'PORT' })
  const pull = async () => {
    await run()
    return contentDigest(snapshotDir)
  }
  const watch = { pull, hookUrl: `http://127.0.0.1:${port}/hook`, memory: join(dir, 'watched') }
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
