import { describe, expect, test } from 'vitest'
import { packLabel } from '#pictures/pack-label.ts'

const linesOf = (name: string) =>
  packLabel({ name, ingredients: '', size: '' }).map(({ text }) => text)

describe('label of a drawn pack', () => {
  test('has the strength on a line below the name', () => {
    expect(linesOf('Ostria 325 SC')).toEqual(['Ostria', '325 SC'])
  })

  test('keeps a name without figures whole', () => {
    expect(linesOf('Zonda Bs')).toEqual(['Zonda Bs'])
  })

  test('sets a long name in a smaller size', () => {
    const sizeOf = (name: string) => packLabel({ name, ingredients: '', size: '' })[0]?.size ?? 0
    expect(sizeOf('Carpinteiro 325 SC')).toBeLessThan(sizeOf('Ostria 325 SC'))
  })
})
