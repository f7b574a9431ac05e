import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fetchContent } from '#bff/calls.ts'
import { parseFault } from '../../scripts/demo-bff/faults/fault.ts'
import { type Bff, startBff } from '../../scripts/demo-bff/server/server.ts'
import { aSource } from './a-source.ts'

let bff: Bff
beforeAll(async () => {
  bff = await startBff()
})
afterEach(() => bff.faults.clear())
afterAll(() => bff.close())

/** How long the client waited before each retry of a call that meets this fault. */
async function waitsFor(fault: Parameters<Bff['faults']['set']>[1]): Promise<number[]> {
  bff.faults.set('/family', fault)
  const { source, clock } = aSource(bff.url)
  await fetchContent(source, 'families').catch(() => undefined)
  return clock.waits
}

describe('a call that fails for a while', () => {
  test('is tried again five times, each time after twice as long', async () => {
    expect(await waitsFor(parseFault('status:503'))).toEqual([350, 700, 1400, 2800, 5600])
  })

  test('is tried again after a broken connection, too', async () => {
    expect(await waitsFor(parseFault('flaky:2:reset'))).toEqual([350, 700])
  })

  test('is not tried again when the answer is final', async () => {
    expect(await waitsFor(parseFault('status:404'))).toEqual([])
  })
})

describe('a server that says when to come back', () => {
  test('in seconds is obeyed', async () => {
    const fault = parseFault('status:429:2')
    expect(await waitsFor(fault)).toEqual([2000, 2000, 2000, 2000, 2000])
  })

  test('with a date is obeyed', async () => {
    const retryAfter = 'Fri, 20 Nov 2026 10:00:07 GMT'
    const [first] = await waitsFor({ kind: 'status', status: 503, retryAfter })
    expect(first).toBe(7000)
  })

  test('with a date in the past is retried at once', async () => {
    const retryAfter = 'Fri, 20 Nov 2020 10:00:07 GMT'
    const [first] = await waitsFor({ kind: 'status', status: 503, retryAfter })
    expect(first).toBe(0)
  })

  test('after an hour is retried after a minute, because a build must end', async () => {
    const [first] = await waitsFor({ kind: 'status', status: 503, retryAfter: 3600 })
    expect(first).toBe(60_000)
  })

  test('with an unreadable value is retried after the usual time', async () => {
    const [first] = await waitsFor({ kind: 'status', status: 503, retryAfter: 'soon' })
    expect(first).toBe(350)
  })
})
