import { afterAll, afterEach, beforeAll } from 'vitest'
import { startBff, type Bff, type BffOptions } from '#scripts/demo-bff/server/server.ts'

/** A BFF that runs for the tests of one file, and forgets its faults after each. */
export function runningBff(options?: BffOptions) {
  let bff: Bff | undefined
  const running = (): Bff => {
    if (!bff) throw new Error('The BFF runs only while tests do.')
    return bff
  }

  beforeAll(async () => {
    bff = await startBff(options)
  })
  afterEach(() => running().faults.clear())
  afterAll(() => running().close())

  const ask = (path: string, init?: RequestInit) => fetch(running().url + path, init)
  const askJson = async (path: string, headers: Record<string, string> = {}): Promise<unknown> =>
    (await ask(path, { headers })).json()
  return { running, ask, askJson }
}

export const brazil = { isocountry: 'br', lang: 'por', env: 'prod' }

/** The texts in a `content.js`, whichever way they are written. */
export function readScript(script: string): unknown {
  const json = script.replace(/^(export default|[\w. ]+=)/, '').replace(/;?\s*$/, '')
  return JSON.parse(json)
}
