import { build } from 'vite'
import { expect, test } from 'vitest'
import { writeNotices } from '#assets/notices.ts'

test('a build writes the licences of what browsers get of packages, and of no others', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      writeNotices,
      {
        name: 'one-entry',
        resolveId: id => (id === 'entry' ? 'entry' : undefined),
        load: id => (id === 'entry' ? `export { atom } from 'nanostores'` : undefined)
      }
    ],
    build: { write: false, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } }
  })
  const outputs = [result].flat().flatMap(one => ('output' in one ? one.output : []))
  const notices = outputs.find(({ fileName }) => fileName === 'notices.txt')
  const text = notices?.type === 'asset' ? String(notices.source) : ''
  expect(text).toMatch(/^nanostores [\d.]+ \(MIT\)\n\nThe MIT License/m)
  expect(text).toMatch(
    /^@fontsource-variable\/commissioner [\d.]+ \(OFL-1\.1\)\n\n.*SIL OPEN FONT/ms
  )
  expect(text).not.toMatch(/^(astro|sharp|zod) /m)
})
