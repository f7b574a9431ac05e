import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bff, startBff } from '#scripts/demo-bff/server/server.ts'
import { silentBff } from '#scripts/serve/forms.ts'

let bff: Bff
let dist: string
beforeAll(async () => {
  bff = await startBff()
  dist = mkdtempSync(join(tmpdir(), 'forms-'))
})
afterAll(async () => {
  rmSync(dist, { recursive: true })
  await bff.close()
})

const withForm = (origin: string) =>
  writeFileSync(join(dist, '404.html'), `<form action="${origin}/contact/newsletter">`)

describe('the forms of a served site', () => {
  test('are silent where nothing answers', async () => {
    withForm('http://127.0.0.1:1')
    expect(await silentBff(dist)).toBe('http://127.0.0.1:1')
  })

  test('are not silent where a BFF runs, or where they post to elsewhere', async () => {
    withForm(bff.url)
    expect(await silentBff(dist)).toBeUndefined()
    withForm('https://bff.example')
    expect(await silentBff(dist)).toBeUndefined()
  })
})
