import { expect, test } from 'vitest'
import { otherNames } from '#browser/base/country-names.ts'

test('a country is known by its names in many languages, by short ones and by those that people use', () => {
  expect(otherNames('ae')).toEqual(
    expect.arrayContaining(['UAE', 'United Arab Emirates', 'الإمارات العربية المتحدة'])
  )
  expect(otherNames('us')).toEqual(expect.arrayContaining(['USA', 'United States', 'US', '美国']))
})

test('each name is there once', () => {
  const names = otherNames('br')
  expect(new Set(names).size).toBe(names.length)
})

test('the global site is no country, though Greenland has its code', () => {
  expect(otherNames('gl')).toEqual([])
  expect(otherNames('xg')).toContain('Greenland')
})

test('an unknown code has no names', () => {
  expect(otherNames('zy')).toEqual([])
})
