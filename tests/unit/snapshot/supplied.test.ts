import { expect, test } from 'vitest'
import { suppliedOf } from '#snapshot/supplied.ts'

const ingredients = [
  { id: 'mancozeb', description: 'mancozeb' },
  { id: 'clomazone', description: 'clomazone' },
  { id: '2-4-d', description: '2,4-D' }
]

const read = (name: string) =>
  suppliedOf({ '187': [{ id: 'py-18', product_name: name, reg_no: 'SENAVE D4470' }] }, ingredients)

test('a product of the list of a country has the strength that its name states', () => {
  expect(read('Mancozeb 750 g/kg WG')).toEqual([
    {
      countryId: '187',
      id: 'py-18',
      name: 'Mancozeb 750 g/kg WG',
      number: 'SENAVE D4470',
      strength: 'wg + mancozeb 750 g/kg'
    }
  ])
  expect(read('Mancozeb 32 000 IU/mg WP')[0]?.strength).toBe('wp + mancozeb 32000 IU/mg')
  expect(read('2,4-D 233 g/L + clomazone 60 g/L SC')[0]?.strength).toBe(
    'sc + 2-4-d 233 g/L + clomazone 60 g/L'
  )
})

test('a name that does not state ingredient, strength and formulation is left out', () => {
  for (const name of ['Mancozeb 750 g/kg', 'Mancozeb WG', 'Unknown 10 g/L SC', '10 g/L SC', ''])
    expect(read(name)).toEqual([])
})
