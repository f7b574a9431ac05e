import { describe, expect, test } from 'vitest'
import { canOutline, lineWidth, outlined } from '#art/brand/outlines.ts'
import { titleLines } from '#art/brand/title-lines.ts'

describe('A text as outlines', () => {
  test.each(['Ostria 325 SC', 'Proteção de cultivos', 'Гербициды', 'Łódź: 45–95 %'])(
    'can be drawn in Latin and Cyrillic script: %s',
    text => expect(canOutline(text)).toBe(true)
  )

  test.each(['植保产品', 'สินค้า', 'حماية المحاصيل', 'A 中'])(
    'cannot in scripts that need shaping or thousands of letters: %s',
    text => expect(canOutline(text)).toBe(false)
  )

  test('is as wide as its letters, less where two lean into each other', () => {
    expect(lineWidth('nn')).toBeCloseTo(2 * lineWidth('n'))
    expect(lineWidth('AV')).toBeLessThan(lineWidth('A') + lineWidth('V'))
  })

  test('has a path for each letter and none for spaces', () => {
    expect(outlined('To be', { x: 0, y: 0, size: 50 }).match(/<path/g)).toHaveLength(4)
  })
})

describe('The lines of a title', () => {
  const WIDTH = 620
  const long = 'Registration '.repeat(20).trim()
  const titles = [
    'Ostria',
    'A label has six parts. Read them in this order',
    'Pflanzenschutzmittelzulassungsverfahrensverordnungsentwurf',
    long
  ]

  test.each(titles)('fit their place: %s', title => {
    const { lines, size } = titleLines(title, WIDTH)
    expect(lines.length).toBeLessThanOrEqual(3)
    expect(Math.max(...lines.map(line => lineWidth(line) * size))).toBeLessThanOrEqual(WIDTH)
  })

  test('keep all words while they can', () => {
    const title = 'A label has six parts. Read them in this order'
    expect(titleLines(title, WIDTH).lines.join(' ')).toBe(title)
  })

  test('are one where it is still large', () => {
    expect(titleLines('Harmattan 480 SL', WIDTH).lines).toEqual(['Harmattan 480 SL'])
  })

  test('say that the end is missing where it is', () => {
    expect(titleLines(long, WIDTH).lines.at(-1)).toMatch(/…$/)
  })

  test('are larger the fewer words there are', () => {
    expect(titleLines('Ostria', WIDTH).size).toBeGreaterThan(
      titleLines('Crop protection, fit for your field and for the next one', WIDTH).size
    )
  })
})
