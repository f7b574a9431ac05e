import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { joinSheets } from '#assets/join-sheets.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'

beforeEach(enterOwnFolder)

/** Joins the sheets of routes; the rules of a sheet are its name, unless said. */
function joined(routes: Record<string, string[]>, rules: Record<string, string> = {}) {
  mkdirSync('site/_assets', { recursive: true })
  for (const sheet of Object.values(routes).flat())
    writeFileSync(`site/_assets/${sheet}.css`, `${rules[sheet] ?? `${sheet}{}`}\n`)
  const sheetsByRoute = new Map(
    Object.entries(routes).map(([route, sheets]) => [
      route,
      sheets.map(sheet => `_assets/${sheet}.css`)
    ])
  )
  return joinSheets({ outDir: 'site', sheetsByRoute })
}

const read = (addresses: readonly string[] = []) =>
  addresses.map(address => readFileSync(`site${address}`, 'utf8'))

test('A route has the sheet of all routes, and one that is its own', () => {
  const sheets = joined({ home: ['hero', 'page', 'map'], news: ['page', 'post'], feed: [] })
  expect(read(sheets.get('home')?.screen)).toEqual(['page{}', 'hero{}map{}'])
  expect(read(sheets.get('news')?.screen)).toEqual(['page{}', 'post{}'])
  expect(sheets.has('feed')).toBe(false)
})

test('Routes with the same sheets share them', () => {
  const cards = ['page', 'card', 'hero']
  const sheets = joined({ one: cards, other: cards, home: ['page'] })
  expect(sheets.get('one')).toEqual(sheets.get('other'))
})

test('Rules for paper and forced colours are idle on a screen, unless a layer holds them', () => {
  const layered = '@layer base{a{}@media print{b{}}}'
  const [paper, forced] = ['@media print{d{}e{f:g}}', '@media (forced-colors:active){i{}}']
  const sheets = joined(
    { home: ['page', 'hero'] },
    { page: layered, hero: `c{}${paper}h{content:"@media print{"}${forced}` }
  )
  const { screen, idle } = sheets.get('home') ?? {}
  expect(read(screen)).toEqual([`${layered}c{}h{content:"@media print{"}`])
  expect(read(idle)).toEqual([paper + forced])
})

test('The order of layers is said once, by the sheet of all routes', () => {
  const sheets = joined(
    { home: ['page', 'hero'], news: ['page'] },
    { page: '@layer base,top;@layer base{a{}}', hero: '@layer base;@layer top{b{}}' }
  )
  expect(read(sheets.get('home')?.screen)).toEqual([
    '@layer base,top;@layer base{a{}}',
    '@layer top{b{}}'
  ])
})

test('A site without style sheets has none to join', () => {
  expect(joined({ feed: [] }).size).toBe(0)
})
