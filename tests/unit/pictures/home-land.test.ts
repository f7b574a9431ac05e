import { expect, test } from 'vitest'
import { countryHero } from '#art/pictures/hero.ts'

test('every country has a hero of its own, also where it is farmed as elsewhere', () => {
  const heroes = ['gl', 'tr', 'ua', 'kz', 'br', 'bo'].map(country => countryHero(country))
  expect(new Set(heroes).size).toBe(6)
})
