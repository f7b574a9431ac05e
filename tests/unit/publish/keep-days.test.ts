import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { publishSite } from '#scripts/publish/publish.ts'
import { workFolderOf } from '#lib/swap-folder.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'
import { writeFiles } from '../../helpers/write-files.ts'
import { commandSettings, someFacts } from './a-build.ts'

let leave: () => void
beforeEach(() => {
  leave = enterOwnFolder()
})
afterEach(() => leave())

type Site = { day: string; product?: string; post?: string }

const files = ({ day, product = '2 L/ha', post = '2026-11-02' }: Site) => ({
  'br.html': aPage(day, 'Brasil'),
  'br/product/1.html': aPage(day, product),
  'br/catalogue.json': JSON.stringify({ asOf: day, products: [product] }),
  'br/news.xml': `<updated>${day}</updated><entry><updated>${post}</updated><published>${post}</published></entry>`
})

const aPage = (day: string, text: string) =>
  `<p>${text}</p><div class="print-head" hidden><b>Brand</b><time datetime="${day}">As of ${day}</time></div>`

/** Publishes a site, and answers a file of `dist`. */
async function publish(site: Site, over = {}) {
  const fresh = workFolderOf('dist')
  writeFiles(fresh, files(site))
  const facts = { ...someFacts({ productIds: ['1'] }), ...over }
  await publishSite(fresh, { facts, settings: commandSettings })
  return (file: string) => readFileSync(`dist/${file}`, 'utf8')
}

describe('the day of the content', () => {
  test('stays that of its last change: a site of the next day is the same, and nobody need confirm it', async () => {
    const yesterday = { day: '2026-11-23' }
    await publish(yesterday)
    const read = await publish({ day: '2026-11-24' })
    for (const [file, content] of Object.entries(files(yesterday))) expect(read(file)).toBe(content)
  })

  test('is new where the content is, and there alone', async () => {
    const confirmed = { maker: 'other code' }
    await publish({ day: '2026-11-23' })
    const read = await publish({ day: '2026-11-24', product: '3 L/ha' }, confirmed)
    expect(read('br/product/1.html')).toContain('As of 2026-11-24')
    expect(read('br/catalogue.json')).toContain('"asOf":"2026-11-24"')
    expect(read('br.html')).toContain('As of 2026-11-23')
    expect(read('br/news.xml')).toContain('<updated>2026-11-23')

    const next = await publish({ day: '2026-11-25', product: '3 L/ha', post: '2026-11-24' })
    expect(next('br/news.xml')).toContain('<updated>2026-11-25')
    expect(next('br/product/1.html')).toContain('As of 2026-11-24')
  })

  test('is not taken over from the site of another source', async () => {
    await publish({ day: '2026-11-23' })
    const read = await publish({ day: '2026-11-24' }, { source: 'https://other.example prod' })
    expect(read('br.html')).toContain('As of 2026-11-24')
  })
})
