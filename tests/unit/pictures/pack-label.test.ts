import { describe, expect, test } from 'vitest'
import { packLabel } from '#pictures/pack-label.ts'
import { visualText } from '../../helpers/visual-text.ts'

const linesOf = (name: string) =>
  packLabel({ name, ingredients: '', size: '' }).map(({ text }) => text)

describe('label of a drawn pack', () => {
  test('has the strength on a line below the name', () => {
    expect(linesOf('Ostria 325 SC')).toEqual(['Ostria', '325 SC'])
  })

  test('keeps a name without figures whole', () => {
    expect(linesOf('Zonda Bs')).toEqual(['Zonda Bs'])
  })

  test('reads an Arabic size from right to left, the number first', () => {
    const [size = ''] = packLabel({ name: '', ingredients: '', size: '1\u00a0لتر' }).map(
      ({ text }) => text
    )
    expect(visualText(size, 'ltr')).toBe('رتل 1')
  })

  test('sets a long name in a smaller size', () => {
    const sizeOf = (name: string) => packLabel({ name, ingredients: '', size: '' })[0]?.size ?? 0
    expect(sizeOf('Carpinteiro 325 SC')).toBeLessThan(sizeOf('Ostria 325 SC'))
  })
})
