import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { familyPalette } from '#art/colour/family-palette.ts'
import { familyIds } from '#art/colour/families.ts'
import { seasonNames, seasons } from '#art/colour/seasons.ts'
import { fields } from '#art/fields.ts'
import { sceneNames, type SceneName } from '#art/scenes/scenes.ts'
import { faultsOf } from './faults-of.ts'
import type { Palette } from '#art/colour/palette.ts'

const HERO = { width: 1600, height: 900 }
const CARD = { width: 320, height: 96, scale: 0.5, detail: 1 } as const
const seeds = ['gl', 'product/4101', 'how-rain-moves']
const looks: readonly { seed: string; palette: Palette }[] = [
  ...seasonNames.flatMap(season => seeds.map(seed => ({ seed, palette: seasons[season] }))),
  ...familyIds.map(id => ({ seed: `family/${id}`, palette: familyPalette(id) }))
]

const sheets = (scene: SceneName, box: typeof HERO | typeof CARD) =>
  looks.map(look => fields({ ...look, scene, ...box }))

/** Of each seed in one palette, and of some families: other colours compress alike. */
const largest = (drawings: readonly string[]) => {
  const sized = drawings.filter((_, at) => at % seasonNames.length === 0)
  return Math.max(...sized.map(drawing => brotliCompressSync(drawing).length))
}

const hero = (options: Partial<Parameters<typeof fields>[0]> = {}) =>
  fields({ seed: 'gl', scene: 'bocage', palette: seasons.midsummer, ...HERO, ...options })

describe('a field', () => {
  test('is the same for the same seed', () => {
    expect(hero()).toBe(hero())
  })

  test('differs for another seed', () => {
    expect(hero({ seed: 'br' })).not.toBe(hero())
  })

  test('shares no id with a field of another seed, size or season', () => {
    const idsOf = (drawing: string) => drawing.match(/ id="[^"]+"/g) ?? []
    const others = [hero({ seed: 'br' }), hero({ width: 800 }), hero({ palette: seasons.frost })]
    expect(idsOf(hero()).filter(id => others.flatMap(idsOf).includes(id))).toEqual([])
  })

  test('holds no text', () => {
    expect(hero()).not.toContain('<text')
  })

  test('has the same roads in its survey as in the finished drawing', () => {
    const roadsIn = (drawing: string, colour: string) =>
      new RegExp(`stroke="${colour}" stroke-width="(?:6|7)"[^>]* d="([^"]+)"`).exec(drawing)?.[1]
    const survey = roadsIn(hero({ pass: 'line' }), '#10211a')
    expect(survey).toBe(roadsIn(hero(), seasons.midsummer.road))
  })

  test('keeps its hedges where they are when it is drawn with less detail', () => {
    const shapes = (drawing: string) =>
      drawing
        .match(/d="M[^"]+z"/g)
        ?.sort()
        .at(-1)
    expect(shapes(hero({ pass: 'flat', detail: 1 }))).toBe(shapes(hero({ pass: 'flat' })))
  })
})

describe.each(sceneNames)('%s', scene => {
  const heroes = sheets(scene, HERO)

  test('is a valid drawing with every palette', () => {
    expect(heroes.flatMap(faultsOf)).toEqual([])
  })

  test.each(['line', 'flat', 'full'] as const)('is a valid drawing in the pass %s', pass => {
    expect(faultsOf(hero({ scene, pass }))).toEqual([])
  })

  test('takes at most 6 KB as a hero', () => {
    expect(largest(heroes)).toBeLessThanOrEqual(6 * 1024)
  })

  test('takes at most 3.6 KB on a card', () => {
    expect(largest(sheets(scene, CARD))).toBeLessThanOrEqual(3.6 * 1024)
  })
})
