import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { svg } from '#art/base/svg.ts'
import { markShapes } from '#art/brand/mark.ts'
import { fields } from '#art/fields.ts'
import { seasons } from '#art/colour/seasons.ts'
import { imageOf, rasterise } from '#pictures/rasterise.ts'

const SIZE = { width: 40, height: 30 }

/** Red, green, blue and alpha in the middle of a drawing of these shapes. */
async function middleOf(shapes: string) {
  const image = imageOf(await rasterise(svg(SIZE, shapes))).png()
  const { width, height } = SIZE
  const pixels = await sharp(await image.toBuffer())
    .ensureAlpha()
    .raw()
    .toBuffer()
  return [...pixels.subarray((height / 2) * width * 4 + width * 2).subarray(0, 4)]
}

describe('Pixels of a drawing', () => {
  test('are equal whenever it is drawn, also while others are', async () => {
    const land = fields({ seed: 'any', scene: 'township', palette: seasons.harvest, ...SIZE })
    const all = await Promise.all([1, 2, 3, 4, 5, 6].map(() => rasterise(land, 400)))
    for (const { pixels } of all) expect(pixels.equals(all[0]?.pixels ?? Buffer.of())).toBe(true)
  })

  test('are as many as asked, in the shape of the drawing', async () => {
    const { width, height, pixels } = await rasterise(svg(SIZE, ''), 400)
    expect([width, height, pixels.length]).toEqual([400, 300, 400 * 300 * 4])
  })

  test('keep a colour that is half transparent', async () => {
    const half = '<path fill="#ff8000" fill-opacity=".5" d="M0 0h40v30H0z"/>'
    expect(await middleOf(half)).toEqual([255, expect.closeTo(128, -1), 0, 128])
  })

  test('show a mark that is a picture', async () => {
    const create = { width: 8, height: 8, channels: 4, background: '#0a64c8' } as const
    const png = (await sharp({ create }).png().toBuffer()).toString('base64')
    const mark = { small: png, large: png, plate: '#ffffff' }
    const shapes = markShapes(mark, { x: 0, y: 0, side: 40, colour: '' })
    expect(await middleOf(shapes)).toEqual([10, 100, 200, 255])
  })
})
