import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { joinSheets } from '#assets/join-sheets.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'

beforeEach(enterOwnFolder)

const link = (name: string) => `<link rel="stylesheet" href="/_assets/${name}.css">`

/** A site of pages, each with its style sheets; the rules of a sheet are its name, unless said. */
function aSite(pages: Record<string, string[]>, rules: Record<string, string> = {}): void {
  mkdirSync('site/_assets', { recursive: true })
  for (const [page, sheets] of Object.entries(pages)) {
    for (const sheet of sheets)
      writeFileSync(`site/_assets/${sheet}.css`, `${rules[sheet] ?? `${sheet}{}`}\n`)
    const head = `<head><title>${page}</title>${sheets.map(link).join('')}<link rel="icon"></head>`
    writeFileSync(`site/${page}.html`, head)
  }
}

const sheetsOf = (page: string) =>
  [...readFileSync(`site/${page}.html`, 'utf8').matchAll(/stylesheet" href="([^"]+)/g)].map(
    ([, href = '']) => readFileSync(`site${href}`, 'utf8')
  )

test('A page has the sheet of all pages, and one that is its own', async () => {
  aSite({ home: ['hero', 'page', 'map'], news: ['page', 'post'], away: [] })
  await joinSheets('site')
  expect(sheetsOf('home')).toEqual(['page{}', 'hero{}map{}'])
  expect(sheetsOf('news')).toEqual(['page{}', 'post{}'])
  expect(sheetsOf('away')).toEqual([])
})

test('Pages with the same sheets share them, and what else is in a head stays', async () => {
  aSite({ one: ['page', 'card', 'hero'], other: ['page', 'card', 'hero'], home: ['page'] })
  await joinSheets('site')
  const [one, other] = ['one', 'other'].map(page => readFileSync(`site/${page}.html`, 'utf8'))
  expect(one?.replace('one', 'other')).toBe(other)
  expect(one).toContain('<link rel="icon">')
})

test('Rules for paper and forced colours are idle on a screen, unless a layer holds them', async () => {
  const layered = '@layer base{a{}@media print{b{}}}'
  const [paper, forced] = ['@media print{d{}e{f:g}}', '@media (forced-colors:active){i{}}']
  aSite({ home: ['page', 'hero'] }, { page: layered, hero: `c{}${paper}h{}${forced}` })
  await joinSheets('site')
  expect(sheetsOf('home')).toEqual([`${layered}c{}h{}`, paper + forced])
  expect(readFileSync('site/home.html', 'utf8')).toMatch(/<link[^>]+ media="print, [^>]+><\/head>/)
})
