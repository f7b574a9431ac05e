import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { familyIds } from '#art/colour/families.ts'
import { ASSETS_DIR } from '#assets/folder.ts'
import type { Picture } from '#pictures/drawing.ts'
import { barLand, familyLand } from '#pictures/family.ts'
import { homeLandOf } from '#pictures/home-land.ts'
import { landRound, plotOf } from '#pictures/plots.ts'
import { cardLand, productLand } from '#pictures/product.ts'
import { riverPicture } from '#pictures/river.ts'
import { studioPasses } from '#pictures/studio.ts'
import { faultsOf } from '../art/faults-of.ts'

const lands: [string, Picture][] = [
  ['home', homeLandOf('br', 'wide')],
  ['home on a narrow screen', homeLandOf('br', 'narrow')],
  ['the river', riverPicture()],
  ['a card', cardLand('4101', '2002')],
  ['a product', productLand('4101', '2002')],
  ['a person', plotOf('Amina Owusu')],
  ['a place', landRound('Shanghai')],
  ...studioPasses().map((picture, pass): [string, Picture] => [`pass ${pass}`, picture]),
  ...familyIds.flatMap(id => [
    [`family ${id}`, familyLand(String(id))] satisfies [string, Picture],
    [`the bar of family ${id}`, barLand(String(id))] satisfies [string, Picture]
  ])
]

describe.each(lands)('the land of %s', (_, { src, width, height }) => {
  const drawn = readFileSync(join(ASSETS_DIR, basename(src)), 'utf8')

  test('is a valid drawing of the size that the page reserves', () => {
    expect(faultsOf(drawn)).toEqual([])
    expect(drawn).toContain(`width="${width}" height="${height}"`)
  })

  test('takes at most 6 KB', () => {
    expect(brotliCompressSync(drawn).length).toBeLessThanOrEqual(6 * 1024)
  })
})

test('every country has a drawing of its own on its home page, also where its landscape is that of another', () => {
  const homes = ['gl', 'tr', 'ua', 'kz', 'br', 'bo'].map(country => homeLandOf(country, 'wide').src)
  expect(new Set(homes).size).toBe(6)
})
