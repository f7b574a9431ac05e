import { describe, expect, test } from 'vitest'
import { unbindUnits } from '#lib/typography/unbind-units.ts'
import { type Line, linesOf } from '../helpers/lines-of.ts'
import { readPages } from '../helpers/site.ts'
import { visualPlaces, visualText } from '../helpers/visual-text.ts'

const LATIN = 'mL|L|kg|mg|g|ha|cm|mm|µm|km|m|bar'
const UNIT = `${LATIN}|мл|л|кг|мг|г|га|см|мм|мкм|м|لتر|مل|كجم|مجم|جم|هكتار|سم|مم|ลิตร|มล\\.|กก\\.|กรัม|ซม\\.|มม\\.`
const FIGURE = String.raw`(?<![\p{L}\p{M}\d.,-])\d[\d.,]*(?:[–～]\d[\d.,]*)?`
/** `г.` is short for year and for grams: `2026 г.` */
const END = String.raw`(?![\p{L}\p{M}\d’']|(?<=\d{4} г)\.)`

const glued = new RegExp(`${FIGURE}(?:${UNIT})${END}`, 'gu')
const parted = new RegExp(`${FIGURE} (?:${UNIT})${END}`, 'gu')
const latin = new RegExp(`${FIGURE}\u00a0(?:${LATIN})(?:/(?:${LATIN}))?${END}`, 'gu')
const arabic = new RegExp(`(${FIGURE})\u00a0(لتر|مل|كجم|جم|مجم|هكتار|سم|مم)${END}`, 'gu')
const range = /(?<![\d.,])\d[\d.,]*[–～]\d[\d.,]*\d/g

/** The matches of a pattern on all pages, once each, with a page that has it. */
function found(find: (line: Line, page: string) => readonly string[]): string[] {
  const places = new Map<string, string>()
  for (const { path, lang, lines } of pages)
    for (const line of lines)
      for (const text of find(line, lang)) places.set(text, `${path}: ${text}`)
  return [...places.values()]
}

const pages = readPages().map(({ path, lang, html }) => ({ path, lang, lines: linesOf(html) }))
const isFromRight = ({ dir }: Line) => dir === 'rtl'
const withoutJoiners = (text: string) => text.replaceAll('\u2060', '')

describe('a figure', () => {
  test('has a space before its unit, and no line ends there', () => {
    const wrong = found(({ text }) =>
      [glued, parted].flatMap(pattern => withoutJoiners(text).match(pattern) ?? [])
    )
    expect(wrong).toEqual([])
  })

  test('has no space before a Chinese unit', () => {
    const apart = /\d\s+[毫千]?[升克米](?:\/\p{Script=Han}+)?/gu
    expect(found(({ text }) => withoutJoiners(text).match(apart) ?? [])).toEqual([])
  })

  test('reads from left to right with its Latin unit or as a range, on every line', () => {
    const wrong = found(line => {
      const plain = withoutJoiners(line.text)
      const figures = [latin, range].flatMap(pattern => plain.match(pattern) ?? [])
      if (!isFromRight(line) || figures.length === 0) return []
      const seen = visualText(line.text, 'rtl')
      return figures.filter(figure => !seen.includes(unbindUnits(figure)))
    })
    expect(wrong).toEqual([])
  })

  test('stands to the right of its Arabic unit, beside it', () => {
    const wrong = found(line => {
      const pairs = [...withoutJoiners(line.text).matchAll(arabic)]
      if (!isFromRight(line) || pairs.length === 0) return []
      const seen = visualText(line.text, 'rtl')
      const isBeside = (figure = '', unit = '') =>
        seen.includes(`${Array.from(unit).reverse().join('')} ${figure}`)
      return pairs.flatMap(([pair, figure, unit]) => (isBeside(figure, unit) ? [] : [pair]))
    })
    expect(wrong).toEqual([])
  })

  test('has a unit in the script of its tree', () => {
    const scripts = /^(ar|ru|th|zh)\b/
    const wrong = found(({ text, lang }, page) =>
      scripts.test(lang) && scripts.test(page) && hasOwnScript(text)
        ? (withoutJoiners(text).match(latin) ?? [])
        : []
    )
    expect(wrong).toEqual([])
  })
})

test('a cell of a dose table names its unit only beside a figure', () => {
  const unitsAlone = readPages().flatMap(({ path, html }) =>
    (html.match(/<td(?=[^>]* data-unit=)(?=[^>]* data-is-missing)[^>]*>/g) ?? []).map(
      cell => `${path}: ${cell}`
    )
  )
  expect(unitsAlone).toEqual([])
})

test('a cell of a dose table says in words that the label states nothing: a dash is read as none', () => {
  const dashes = readPages().flatMap(({ path, html }) => {
    const cells = html.match(/<td(?=[^>]* data-is-missing)[^>]*>.*?<\/td>/gs) ?? []
    return cells.filter(cell => /visually-hidden|>[\s–-]*<\/td>/.test(cell)).map(() => path)
  })
  expect([...new Set(dashes)]).toEqual([])
})

test('the parts of a mixture stand in the order of their line', () => {
  const wrong = found(line => {
    if (!isFromRight(line) || !line.text.includes(' + ')) return []
    const places = visualPlaces(line.text, 'rtl')
    const signs = [...line.text.matchAll(/ \+ /g)]
      .map(({ index }) => index)
      .filter(sign => !isIsolated(line.text, sign))
    return signs.some(sign => isTurned(places, sign)) ? [line.text] : []
  })
  expect(wrong).toEqual([])
})

test('a name of the portfolio with an Arabic word is read from the right, also if it begins in Latin letters', () => {
  const names = readPages()
    .filter(({ path, lang }) => lang.startsWith('ar') && path.endsWith('/product-global-list'))
    .flatMap(({ html }) => html.match(/<t[hd][^>]*><bdi(?![^>]* dir=)[^>]*>[^<]*/g) ?? [])
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter(name => /\p{Script=Arabic}/u.test(name))).toEqual([])
})

/** Names of products are Latin in every tree where those of their ingredients are. */
const hasOwnScript = (text: string) => /[\p{L}--\p{Script=Latin}]/v.test(text)

/** Whether the text before a plus is displayed to the left of the text after it. */
function isTurned(places: readonly number[], sign: number): boolean {
  return (places[sign - 1] ?? 0) < (places[sign + 3] ?? 0)
}

/** Whether a name in another direction contains this place; it has its own order. */
function isIsolated(text: string, place: number): boolean {
  const marks = text.slice(0, place).match(/[\u2066-\u2069]/g) ?? []
  return marks.filter(mark => mark === '\u2069').length * 2 < marks.length
}
