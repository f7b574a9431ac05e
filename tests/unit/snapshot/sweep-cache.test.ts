import { globSync, utimesSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sweepCache } from '#snapshot/sweep-cache.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'
import { writeFiles } from '../../helpers/write-files.ts'

let leave: () => void
beforeEach(() => {
  leave = enterOwnFolder()
})
afterEach(() => leave())

const DAY_MS = 24 * 60 * 60 * 1000
const part = 'a.123e4567-e89b-12d3-a456-426614174000'

test('answers are kept for a month after their last use, parts of a killed pull for a day', async () => {
  const days = { 'ab/used': 29, 'ab/unused': 31, [part]: 2, [`ab/${part}`]: 0, 'b.json': 29 }
  writeFiles('cache', Object.fromEntries(Object.keys(days).map(file => [file, ''])))
  const now = Date.now()
  for (const [file, age] of Object.entries(days)) {
    const time = new Date(now - age * DAY_MS)
    utimesSync(`cache/${file}`, time, time)
  }
  await sweepCache('cache', now)
  const left = globSync('cache/**/*.*', { cwd: '.' })
  expect(left.toSorted()).toEqual([`cache/ab/${part}`, 'cache/b.json'])
  expect(globSync('cache/ab/*used')).toEqual(['cache/ab/used'])
})

test('a cache is swept once a day', async () => {
  writeFiles('cache', { 'old.json': '', 'kept.json': '' })
  const now = Date.now()
  const age = (file: string, days: number) =>
    utimesSync(file, new Date(), now / 1000 - days * 86_400)
  age('cache/old.json', 31)
  await sweepCache('cache', now)
  expect(globSync('cache/*.json')).toEqual(['cache/kept.json'])
  age('cache/kept.json', 31)
  await sweepCache('cache', now + DAY_MS / 2)
  expect(globSync('cache/*.json')).toEqual(['cache/kept.json'])
  await sweepCache('cache', now + DAY_MS)
  expect(globSync('cache/*.json')).toEqual([])
})

test('a missing cache is no error', async () => {
  await expect(sweepCache('missing', Date.now())).resolves.toBeUndefined()
})
