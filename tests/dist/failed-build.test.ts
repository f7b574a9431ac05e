import { readFileSync, statSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bff, startBff } from '#scripts/demo-bff/server/server.ts'
import { buildSite } from '../helpers/build-site.ts'
import { dist, snapshotDir } from '../helpers/site.ts'

let bff: Bff
beforeAll(async () => {
  bff = await startBff()
  bff.faults.set('/localProduct/product/{id}', { kind: 'status', status: 403 }, { country: 'gl' })
})
afterAll(() => bff.close())

const built = () => ({
  home: readFileSync(`${dist}/gl.html`, 'utf8'),
  folder: statSync(dist).ino,
  snapshot: readFileSync(`${snapshotDir}/index.json`, 'utf8')
})

describe('a build that cannot get a product', () => {
  test('names call, tree, address and status, and leaves the earlier site as it was', async () => {
    const before = built()
    const { code, output } = await buildSite({ BFF_URL: bff.url })
    expect(code).toBe(1)
    const failure = output.split('\n').filter(line => line.includes('failed'))
    expect(failure).toEqual([
      expect.stringMatching(
        /^GET http:\/\/127\.0\.0\.1:\d+\/localProduct\/product\/\d+ \(call \/localProduct\/product\/\{id\}, tree gl\) failed: Access denied\. You do not have permission for this action\. \(HTTP 403\)$/
      )
    ])
    expect(output.trim()).toMatch(
      new RegExp(`\n${RegExp.escape(dist)}/ is unchanged\\.\nCorrect this answer .*$`)
    )
    expect(built()).toEqual(before)
  })
})

describe('a build with a setting that makes no sense', () => {
  test('names the variable, the value and what is allowed, and leaves the earlier site', async () => {
    const before = built()
    const { code, output } = await buildSite({ CONTENT_ENV: 'staging' })
    expect(code).toBe(1)
    expect(output.trim()).toBe('CONTENT_ENV is "staging", but must be one of prod, preview.')
    expect(built()).toEqual(before)
  })
})
