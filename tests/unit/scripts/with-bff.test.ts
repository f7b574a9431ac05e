import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { type Bff, startBff } from '#scripts/demo-bff/server/server.ts'
import { withAnyBff, withBff } from '#scripts/command/with-bff.ts'

let other: Bff
let settings: ReturnType<typeof readSettings>
beforeAll(async () => {
  other = await startBff()
  settings = readSettings({ BFF_PORT: new URL(other.url).port })
})
afterAll(() => other.close())

const addresses = ({ bffUrl, publicBffUrl }: { bffUrl: string; publicBffUrl: string }) =>
  Promise.resolve([bffUrl, publicBffUrl])

describe('while a site is served with its BFF', () => {
  test('another build uses a BFF of its own, and its forms post to the usual port', async () => {
    const [bffUrl, publicBffUrl] = await withAnyBff(settings, addresses)
    expect(bffUrl).not.toBe(other.url)
    expect(publicBffUrl).toBe(other.url)
  })

  test('a second one cannot be served at the same port', async () => {
    await expect(withBff(settings, addresses)).rejects.toThrow(
      `Port ${settings.bffPort} is taken by another program; choose another one with BFF_PORT=8080.`
    )
  })
})

describe('a BFF of BFF_URL', () => {
  test('is the one that forms post to', async () => {
    const bff = readSettings({ BFF_URL: 'https://bff.example' })
    expect(await withAnyBff(bff, addresses)).toEqual(['https://bff.example', 'https://bff.example'])
  })
})
