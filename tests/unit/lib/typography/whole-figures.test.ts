import { describe, expect, test } from 'vitest'
import { splitFigures } from '#lib/typography/whole-figures.ts'

const figuresIn = (text: string) =>
  splitFigures(text)
    .filter(({ isFigure }) => isFigure)
    .map(({ text }) => text)

describe('figures in a sentence', () => {
  test('are ranges and growth stages, unbroken', () => {
    const timing = 'Milho com 3–6 folhas (BBCH 13–16), plantas de 0,5–1,5 cm até BBCH 30'
    expect(figuresIn(timing)).toEqual(['3–6', 'BBCH\u00a013–16', '0,5–1,5', 'BBCH\u00a030'])
  })

  test('do not include single numbers', () => {
    expect(figuresIn('within 3 days of sowing, never after 14')).toEqual([])
  })

  test('leave no letter of the sentence out', () => {
    const timing = 'الذرة عند 3–6 أوراق (BBCH\u00a013–16)'
    const whole = splitFigures(timing).map(({ text }) => text)
    expect(whole.join('')).toBe(timing)
  })
})
