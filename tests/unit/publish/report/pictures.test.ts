import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cropToChange } from '#scripts/publish/report/crop-to-change.ts'
import { pagesToLookAt } from '#scripts/publish/report/pages-to-look-at.ts'
import type { Report } from '#scripts/publish/report/report.ts'

type Changed = Pick<Report, 'texts' | 'trees'>

/** A report of changed pages, the most changed first, and of new ones. */
function aReport(changed: readonly string[], added: readonly string[] = []): Changed {
  const differences = changed.map(file => ({ files: [file], grown: 0, removed: [], added: [] }))
  const tree = { prefix: 'br', counts: { added: 0, changed: 0, kept: 0, removed: 0 }, kinds: {} }
  const of = { because: '', isNew: 0, findings: 0, changed: [...changed], removed: [] }
  return {
    texts: { compared: changed.length, differences },
    trees: [{ ...tree, ...of, added: [...added] }]
  }
}

const products = Array.from({ length: 40 }, (_, at) => `/br/product/${at}.html`)

describe('the pages that an operator should look at', () => {
  test('are the most changed, then the first of each kind, at most twenty', () => {
    const files = pagesToLookAt(aReport([...products, '/br/company.html'], ['/br/news/1.html']))
    expect(files).toHaveLength(20)
    expect(files.slice(0, 10)).toEqual(products.slice(0, 10))
    expect(files.slice(10, 12)).toEqual(['/br/company.html', '/br/news/1.html'])
  })

  test('are none when nothing changed', () => {
    expect(pagesToLookAt(aReport([]))).toEqual([])
  })
})

/** A white page with a black line in one row. */
function aPicture(height: number, row?: number): Promise<Buffer> {
  const line = { create: { width: 390, height: 1, channels: 3 as const, background: '#000' } }
  const page = { create: { width: 390, height, channels: 3 as const, background: '#fff' } }
  const lines = row === undefined ? [] : [{ input: line, top: row, left: 0 }]
  return sharp(page).composite(lines).png().toBuffer()
}

const heightOf = async (address = '') =>
  (await sharp(Buffer.from(address.split(',')[1] ?? '', 'base64')).metadata()).height

describe('two pictures of a page', () => {
  test('are cut to a screen that begins before their first difference', async () => {
    const { before, after, isSame } = await cropToChange(
      await aPicture(5000, 3000),
      await aPicture(4800)
    )
    expect(isSame).toBe(false)
    expect(await heightOf(before)).toBe(844)
    expect(await heightOf(after)).toBe(844)
    const cut = sharp(Buffer.from(after.split(',')[1] ?? '', 'base64'))
    const { data, info } = await cut.raw().toBuffer({ resolveWithObject: true })
    expect(data[120 * info.width * info.channels]).toBeLessThan(128)
  })

  test('are left out when nobody can see a difference', async () => {
    const { isSame } = await cropToChange(await aPicture(900, 5), await aPicture(900, 5))
    expect(isSame).toBe(true)
  })

  test('are one when the page is new', async () => {
    const { before, after } = await cropToChange(await aPicture(2000))
    expect(before).toBeUndefined()
    expect(await heightOf(after)).toBe(844)
  })
})
