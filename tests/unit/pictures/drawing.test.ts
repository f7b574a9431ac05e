import { describe, expect, test } from 'vitest'
import { markLandOf } from '#pictures/mark-land.ts'
import { portraitOf, seasonPicture } from '#pictures/subject-picture.ts'
import { worldMapOf } from '#pictures/world-map.ts'

const countries = [{ iso: 'br', type: 'internal_website' as const }]
const place = { longitude: 10, latitude: 50, isLaboratory: false }

describe('a drawing that is kept', () => {
  test('is drawn again for other places or other countries', () => {
    const { src } = worldMapOf(countries, 'spruce', [place])
    expect(worldMapOf(countries, 'spruce', [place]).src).toBe(src)
    expect(worldMapOf(countries, 'spruce', [{ ...place, longitude: 140 }]).src).not.toBe(src)
    expect(worldMapOf([{ iso: 'br', type: 'contact_form' }], 'spruce', [place]).src).not.toBe(src)
  })

  test('is drawn again for another crop under the same id, as two countries may have it', () => {
    const maize = seasonPicture({ id: '12', scientificName: 'Zea mays' })
    expect(seasonPicture({ id: '12', scientificName: 'Oryza sativa' })?.picture.src).not.toBe(
      maize?.picture.src
    )
  })

  test('is drawn again for another pest under the same id, which lives on other leaves', () => {
    const onLeaves = (scientificName: string) =>
      portraitOf({ id: '12', scientificName, kind: 'disease' })?.picture.src
    expect(onLeaves('Blumeria graminis')).not.toBe(onLeaves('Erysiphe necator'))
  })

  test('is drawn again for the mark of another company', () => {
    const land = (d: string) => markLandOf('2007', { side: 40, shapes: [{ d }] }).src
    expect(land('M0 0h40v40z')).not.toBe(land('M0 0h20v20z'))
  })
})
