import { describe, expect, test } from 'vitest'
import { namesIn } from '#browser/kept/files-of.ts'
import { isRecalled } from '#browser/kept/recall.ts'
import { rowsOf } from '#browser/kept/rows.ts'
import {
  bytesOf,
  isCurrent,
  isToRenew,
  type Kept,
  keptHeader,
  readKept,
  validPagesOf,
  withoutDosesAt
} from '#browser/kept/store.ts'
import { networkFirst } from '#browser/kept/worker/network-first.ts'

const monday = Date.parse('2026-11-23T08:00:00Z')
const days = (count: number) => monday + count * 86_400_000

function kept(facts: Partial<Kept> = {}): Kept {
  return {
    title: 'Argestes',
    lang: 'pt-BR',
    date: '2026-11-23T08:00:00Z',
    version: 'a',
    files: {},
    ...facts
  }
}

describe('the doses of a kept page', () => {
  test('are shown for 30 days', () => {
    expect([0, 1, 30].map(day => isCurrent(kept(), days(day)))).toEqual([true, true, true])
    expect(isCurrent(kept(), days(30) + 1)).toBe(false)
  })

  test('are not shown where a clock was set back, or the date cannot be read', () => {
    expect(isCurrent(kept(), days(-1))).toBe(false)
    expect(isCurrent(kept({ date: '' }), days(0))).toBe(false)
  })

  test('are no part of a list or of a page without doses, which are never too old', () => {
    expect(isCurrent(kept({ version: undefined }), days(400))).toBe(true)
  })

  test('are renewed daily, and when others are registered', () => {
    expect(isToRenew(kept(), days(0.9), 'a')).toBe(false)
    expect(isToRenew(kept(), days(1), 'a')).toBe(true)
    expect(isToRenew(kept(), days(0), 'b')).toBe(true)
    expect(isToRenew(kept({ date: '' }), days(0), 'a')).toBe(true)
  })
})

describe('the list of valid pages', () => {
  const page = { path: '/br/product/4101', kept: kept() }

  test('is that of the tree of the page', () => {
    expect(validPagesOf(page.path)).toBe('/br/valid.json')
  })

  test('recalls a page that it lacks, or of which it has another version', () => {
    expect(isRecalled(page, {})).toBe(true)
    expect(isRecalled(page, { '/br/product/4101': 'b' })).toBe(true)
    expect(isRecalled(page, { '/br/product/4101': 'a' })).toBe(false)
  })

  test('recalls nothing if it cannot be loaded', () => {
    expect(isRecalled(page, undefined)).toBe(false)
  })
})

describe('the list of kept pages', () => {
  const path = '/br/product/4101'
  const both = [
    { path: withoutDosesAt(path), kept: kept({ version: undefined, files: { '/a.css': 10 } }) },
    { path, kept: kept({ files: { '/a.css': 10, '/files/a.pdf': 90 } }) }
  ]

  test('has each page once, by title, and no list', () => {
    const list = { path: '/br/kept', kept: kept({ version: undefined, title: 'Kept pages' }) }
    const other = { path: withoutDosesAt('/br/crop/1'), kept: kept({ title: 'Abacaxi' }) }
    const rows = rowsOf([list, ...both, other], days(1))
    expect(rows.map(({ path, isExpired }) => [path, isExpired])).toEqual([
      ['/br/crop/1', true],
      [path, false]
    ])
  })

  test('leads to the calculation or the plan that a page was kept with', () => {
    const opens = '?area=4&unit=ha&day=2026-11-23#doses'
    const pages = both.map(page => ({ ...page, kept: { ...page.kept, opens } }))
    expect(rowsOf(pages, days(1)).map(({ href }) => href)).toEqual([path + opens])
    expect(rowsOf(both, days(1)).map(({ href }) => href)).toEqual([path])
  })

  test('says which pages no longer show their doses', () => {
    expect(rowsOf(both, days(31))).toMatchObject([{ isExpired: true }])
    expect(rowsOf(both.slice(0, 1), days(1))).toMatchObject([{ isExpired: true }])
  })

  test('counts a file that several pages need once', () => {
    expect(bytesOf(both)).toBe(100)
  })
})

test('the description of a page is a header of its answer, in any script', () => {
  const note = kept({ title: 'الصدأ 锈病' })
  expect(readKept(new Response('', { headers: { 'x-kept': keptHeader(note) } }))).toEqual(note)
  expect(readKept(new Response(''))).toBeUndefined()
})

test('code names files of the build by their address, and its neighbours', () => {
  const code =
    'import{a}from"./shared.BJDQ-1.js";var f=`/_assets/forms.Cu_1.css`;load(()=>import("./x.1.js"),["_assets/y.2.js"])'
  expect(namesIn(code)).toEqual(
    ['shared.BJDQ-1.js', 'forms.Cu_1.css', 'x.1.js', 'y.2.js'].map(name => `/_assets/${name}`)
  )
})

describe('a kept page is shown', () => {
  const stored = new Response('kept')
  const never = new Promise<Response>(() => undefined)

  test('where the network is late, fails, or the server has an error', async () => {
    const late = await networkFirst(never, stored, 0)
    const failed = await networkFirst(Promise.reject(new TypeError('Failed to fetch')), stored)
    const broken = await networkFirst(Promise.resolve(new Response('', { status: 503 })), stored)
    for (const answer of [late, failed, broken])
      expect(answer).toEqual({ answer: stored, isStored: true })
  })

  test('in no other case: not where the page has changed or is gone', async () => {
    for (const status of [200, 404, 410]) {
      const answer = new Response('', { status })
      expect(await networkFirst(Promise.resolve(answer), stored)).toEqual({
        answer,
        isStored: false
      })
    }
  })

  test('only where it is kept: otherwise the error is that of the network', async () => {
    await expect(networkFirst(Promise.reject(new TypeError('offline')), undefined)).rejects.toThrow(
      'offline'
    )
  })
})
