import { beforeEach, describe, expect, test } from 'vitest'
import { canOutline, lineWidth, outlined, runsLeft } from '#pictures/lettering/outlines.ts'
import { titleLines } from '#pictures/lettering/title-lines.ts'
import { letterMark } from '#pictures/letter-mark.ts'
import { socialCard } from '#pictures/social-card.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'

/** The shapes of a line without where they stand. */
function shapesOf(text: string, base?: 'ltr' | 'rtl'): string[] {
  const markup = outlined(text, { x: 0, y: 0, size: 50, base })
  return Array.from(markup.matchAll(/ d="([^"]+)"/g), ([, shape]) => shape ?? '')
}

const brand = { name: 'Quillstone', mark: letterMark('Quillstone') }

describe('A text as outlines', () => {
  test.each([
    'Ostria 325 SC',
    'Proteção de cultivos',
    'Гербициды',
    'Łódź: 45–95 %',
    'Đồng bằng sông Cửu Long',
    '亚洲大豆锈病（Phakopsora pachyrhizi）',
    'สารป้องกันกำจัดโรคพืช',
    'حماية المحاصيل'
  ])('can be drawn in the scripts of the site: %s', text => expect(canOutline(text)).toBe(true))

  test.each(['हिन्दी', '한국어', 'A 한'])('cannot be drawn in other scripts: %s', text =>
    expect(canOutline(text)).toBe(false)
  )

  test('joins Arabic letters and writes them from the right', () => {
    expect(shapesOf('ببب')).not.toEqual(shapesOf('ب ب ب'))
    expect(runsLeft('القمح (Triticum)')).toBe(true)
    expect(runsLeft('Ostria: القمح')).toBe(true)
    expect(runsLeft('Ostria 325 SC')).toBe(false)
  })

  test.each(['2025', 'Triticum'])('keeps %s in its order inside Arabic', part => {
    const within = shapesOf(`تقرير ${part} عن`).join(' ')
    expect(within).toContain(shapesOf(part).join(' '))
  })

  test('puts the first letters of an Arabic text last', () => {
    const [first] = shapesOf('2025')
    expect(shapesOf('تقرير 2025')[0]).toBe(first)
  })

  test('keeps the direction of its text in a line that begins otherwise', () => {
    const latin = shapesOf('Bacillus').join(' ')
    const drawn = (base: 'ltr' | 'rtl') => shapesOf('Bacillus للذرة', base).join(' ')
    expect(drawn('rtl').endsWith(latin)).toBe(true)
    expect(drawn('ltr').startsWith(latin)).toBe(true)
  })

  test('sets the marks of Thai above their letter', () => {
    expect(lineWidth('กี้')).toBe(lineWidth('ก'))
  })

  test('is as wide as its letters, less the kerning of two letters', () => {
    expect(lineWidth('nn')).toBeCloseTo(2 * lineWidth('n'))
    expect(lineWidth('AV')).toBeLessThan(lineWidth('A') + lineWidth('V'))
  })

  test('has a path for each letter and none for spaces', () => {
    expect(outlined('To be', { x: 0, y: 0, size: 50 }).match(/<path/g)).toHaveLength(4)
  })
})

describe('The picture of a shared link', () => {
  beforeEach(enterOwnFolder)

  test.each(['W', 'Ostria ', '草', 'บ', 'ب', 'e\u0301', '\u200f'])(
    'needs no more than the beginning of a title: of 200,000 × %j',
    letters => {
      const { words = '' } = socialCard(
        { id: '1' },
        brand,
        letters.repeat(200_000 / letters.length)
      )
      expect(words.length).toBeLessThanOrEqual(300)
      expect(words).toMatch(/…$/)
    }
  )
})

describe('The lines of a title', () => {
  const WIDTH = 620
  const long = 'Registration '.repeat(20).trim()
  const titles = [
    'Ostria',
    'W'.repeat(500),
    'A label has six parts. Read them in this order',
    'Pflanzenschutzmittelzulassungsverfahrensverordnungsentwurf',
    long
  ]

  test.each(titles)('are no wider than the space for them: %s', title => {
    const { lines, size } = titleLines(title, WIDTH)
    expect(lines.length).toBeLessThanOrEqual(3)
    expect(Math.max(...lines.map(line => lineWidth(line) * size))).toBeLessThanOrEqual(WIDTH)
  })

  test('keep all words if they fit', () => {
    const title = 'A label has six parts. Read them in this order'
    expect(titleLines(title, WIDTH).lines.join(' ')).toBe(title)
  })

  test.each([
    ['草甘膦使用方法与注意事项，请先阅读', /^[，。]/],
    ['ที่ปรึกษาด้านการเพาะปลูกข้าวโพดเลี้ยงสัตว์', /^\p{M}/u]
  ])('break between words where no spaces are: %s', (title, badStart) => {
    const { lines } = titleLines(title, WIDTH)
    expect(lines.join('')).toBe(title)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.filter(line => badStart.test(line))).toEqual([])
  })

  test('are a single line if its letters are still large', () => {
    expect(titleLines('Harmattan 480 SL', WIDTH).lines).toEqual(['Harmattan 480 SL'])
  })

  test('end with an ellipsis if words are left out', () => {
    expect(titleLines(long, WIDTH).lines.at(-1)).toMatch(/…$/)
  })

  test('have larger letters the fewer words there are', () => {
    expect(titleLines('Ostria', WIDTH).size).toBeGreaterThan(
      titleLines('Crop protection, fit for your field and for the next one', WIDTH).size
    )
  })
})
