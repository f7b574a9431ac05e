import { readFileSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readProfile } from '#scripts/demo-bff/profiles/profiles.ts'
import { type Bff, startBff } from '#scripts/demo-bff/server/server.ts'
import { runScript } from '../helpers/build-site.ts'
import { dist } from '../helpers/site.ts'

const PAGE = 'br/product/4101'
const folder = '.build/page-site'

let bff: Bff
beforeAll(async () => {
  bff = await startBff()
})
afterAll(async () => {
  await bff.close()
  for (const left of [folder, '.build/page-snapshot'])
    rmSync(left, { recursive: true, force: true })
})

const preview = (path: string) =>
  runScript('scripts/preview.ts', { BFF_URL: bff.url }, [path, '--no-serve'])
const read = (site: string) => readFileSync(`${site}/${PAGE}.html`, 'utf8')

test('a preview of one page shows the content of the moment; what is published stays', async () => {
  const published = read(dist)
  bff.use({
    ...readProfile('demo'),
    change: (answer, { name, parameters }) =>
      name === 'product' && parameters.id === '4101'
        ? { ...(answer as object), description: 'Descrita de novo agora mesmo.' }
        : answer
  })
  const { code, output } = await preview(PAGE)
  expect([code, output]).toEqual([0, expect.stringContaining('It is not published.')])
  expect(read(folder)).toContain('Descrita de novo agora mesmo.')
  expect(read(dist)).toBe(published)
})

test('a page that the content does not have is named', async () => {
  const { code, output } = await preview('br/product/1')
  expect([code, output]).toEqual([1, expect.stringContaining('no page /br/product/1.html')])
})
