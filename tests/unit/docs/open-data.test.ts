import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openDataRows } from '#views/machines/open-data-rows.ts'

test('the columns that docs/OPEN-DATA.md names are those of the table, in their order', () => {
  const page = readFileSync('docs/OPEN-DATA.md', 'utf8')
  const [, listed = ''] = /rest about one use:\n([^#]+)/.exec(page) ?? []
  const named = [...listed.matchAll(/`(\w+)`/g)].map(([, name]) => name)
  const [columns] = openDataRows([], new URL('https://example.org'))
  expect(named).toEqual(columns)
})
