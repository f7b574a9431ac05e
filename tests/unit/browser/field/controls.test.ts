import { describe, expect, test } from 'vitest'
import { dateText, field, numberField, say, select } from '#browser/field/controls.ts'

describe('a day', () => {
  test.each([
    ['en', 'Nov 23, 2026'],
    ['pt-BR', '23 de nov. de 2026'],
    ['zh-Hans', '2026年11月23日'],
    // Thai growers count years from the Buddhist era.
    ['th', '23 พ.ย. 2569']
  ])('is written as %s writes it: %s', (locale, text) => {
    expect(dateText(locale, '2026-11-23')).toBe(text)
  })

  test('has the figures and years of the site in Arabic', () => {
    expect(dateText('ar-SA', '2026-11-23')).toMatch(/(?<!\d)2026(?!\d)/)
  })
})

test('words of another language are marked', () => {
  expect(say({ text: 'Area' })).toBe('Area')
  expect(say({ text: 'Area', lang: 'en' })).toEqual(['span', { lang: 'en' }, 'Area'])
})

test('a number is entered as a text, with the keys for numbers', () => {
  const input: unknown = expect.objectContaining({
    name: 'area',
    type: 'text',
    inputmode: 'decimal'
  })
  expect(numberField('area', '1')).toEqual(['input', input])
})

test('a list has its choice selected, and a name for those who cannot see its label', () => {
  const control = select('unit', 'Unit', [
    ['ha', 'hectares', true],
    ['rai', 'rai', false]
  ])
  expect(control).toEqual([
    'select',
    { name: 'unit', 'aria-label': 'Unit' },
    ['option', { value: 'ha', selected: '' }, 'hectares'],
    ['option', { value: 'rai' }, 'rai']
  ])
  expect(field({ text: 'Area' }, control)).toEqual([
    'label',
    { class: 'field stack' },
    'Area',
    ['span', { class: 'inline' }, control]
  ])
})
