import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { landInMark } from '#art/brand/land-in-mark.ts'
import { familyIcon } from '#art/brand/family-icons.ts'
import { familyPalette } from '#art/colour/family-palette.ts'
import { familyIds } from '#art/colour/families.ts'
import { seasonNames, seasons } from '#art/colour/seasons.ts'
import { packKinds } from '#art/packs/pack-kind.ts'
import { pack } from '#art/packs/pack.ts'
import { emptyPlank } from '#art/packs/empty-plank.ts'
import { shelfPack } from '#art/packs/shelf-pack.ts'
import { roomPlan } from '#art/plan/room-plan.ts'
import { ranks } from '#art/rows/ranks.ts'
import { seedbed } from '#art/rows/seedbed.ts'
import { sownChart } from '#art/rows/sown-chart.ts'
import { strip } from '#art/rows/strip.ts'
import { maize, rice, soybean, wheat } from '#art/season/field-crops.ts'
import { seasonRow } from '#art/season/season-row.ts'
import { habits } from '#art/season/known-habits.ts'
import { seasonBy } from '#art/season/stages.ts'
import { zone, zoneNames } from '#art/road/zone.ts'
import { iconDrawing } from '#pictures/icons.ts'
import { letterMark } from '#pictures/letter-mark.ts'
import { socialPlate } from '#pictures/social-plate.ts'
import { faultsOf } from './faults-of.ts'

const brand = { name: 'Quillstone', mark: letterMark('Quillstone') }
const palette = seasons.midsummer

const drawings: Record<string, () => string> = {
  strip: () => strip({ seed: 'footer', palette }),
  ranks: () => ranks({ seed: 'countries', count: 55, palette }),
  'sown chart': () => sownChart({ seed: 'partners', done: 45, end: 95 }),
  seedbed: () => seedbed({ total: 7013, fresh: 1200, columns: 140 }),
  'season of maize': () => seasonRow({ seed: 'maize', stages: maize }),
  'season of rice': () => seasonRow({ seed: 'rice', stages: rice }),
  'season of wheat': () => seasonRow({ seed: 'wheat', stages: wheat }),
  'season of soybean': () => seasonRow({ seed: 'soybean', stages: soybean }),
  landInMark: () => landInMark('bio', familyPalette(2007)),
  'empty plank': () => emptyPlank(2300),
  'icon of a brand without a mark': () => iconDrawing(brand.mark),
  'social plate': () => socialPlate({ brand }).drawing,
  'social plate with a title': () =>
    socialPlate({ brand, title: 'Proteção de cultivos: O&G 100 %' }).drawing,
  'room plan': () => roomPlan('studio'),
  ...Object.fromEntries([
    ...habits.map(({ names }) => [
      `season of ${names}`,
      () => seasonRow({ seed: names, ...(seasonBy(names.split(', ')[0] ?? '') ?? { stages: [] }) })
    ]),
    ...zoneNames.map(name => [`zone ${name}`, () => zone(name)]),
    ...familyIds.flatMap(id => [[`family ${id} icon`, () => familyIcon(id)]]),
    ...packKinds.flatMap(kind => [
      [kind, () => pack({ seed: '4101', kind, familyId: 2002 })],
      [`${kind} on the shelf`, () => shelfPack({ seed: '4101', kind, familyId: 2002 })]
    ])
  ] as [string, () => string][])
}

describe.each(Object.entries(drawings))('%s', (_, draw) => {
  test('is a valid drawing', () => {
    expect(faultsOf(draw())).toEqual([])
  })

  test('is the same each time', () => {
    expect(draw()).toBe(draw())
  })

  test('states its size', () => {
    expect(draw()).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 \d+ \d+" width="\d+" height="\d+"/)
  })

  test('takes at most 6 KB', () => {
    expect(brotliCompressSync(draw()).length).toBeLessThanOrEqual(6 * 1024)
  })
})

describe('a strip', () => {
  test.each(seasonNames)('takes at most 0.9 KB in %s', season => {
    const drawn = ['a', 'b', 'c'].map(seed => strip({ seed, palette: seasons[season] }))
    const sizes = drawn.map(drawing => brotliCompressSync(drawing).length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(0.9 * 1024)
  })
})

describe('an unknown family', () => {
  test('is drawn as "other"', () => {
    expect(familyIcon(3000)).toBe(familyIcon(2099))
    expect(familyPalette(3000)).toEqual(familyPalette(2099))
  })
})

describe('a seedbed', () => {
  test.each([
    [7000, 1200],
    [7013, 1207],
    [90, 30],
    [140, 0]
  ])('of %i seeds, %i of them new, has a cell for each', (total, fresh) => {
    const cells = [...seedbed({ total, fresh, columns: 140 }).matchAll(/h(\d+)v(\d+)h-/g)]
    const areas = cells.map(([, width, height]) => (Number(width) / 10) * (Number(height) / 10))
    expect(areas.reduce((sum, area) => sum + area, 0)).toBe(total)
  })
})
