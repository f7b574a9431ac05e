import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { PictureMark } from '#lib/mark.ts'
import { iconDrawing, iconPixels, icons } from '#pictures/icons.ts'

const red = { r: 255, g: 0, b: 0 }
const square = async (side: number) => {
  const create = { width: side, height: side, channels: 3, background: red } as const
  return (await sharp({ create }).png().toBuffer()).toString('base64')
}

/** The colour of a pixel. */
async function colourAt(icon: Buffer, at: number): Promise<string> {
  const pixel = sharp(icon).extract({ left: at, top: at, width: 1, height: 1 })
  return (await pixel.removeAlpha().raw().toBuffer()).toString('hex')
}

describe('An icon of a mark that is a picture', () => {
  test.each(Object.entries(icons))('%s has the ground of its plate', async (_, icon) => {
    const [small, large] = await Promise.all([square(128), square(512)])
    const mark: PictureMark = { plate: '#0000ff', small, large }
    const pixels = await iconPixels(mark, icon)
    expect(await colourAt(pixels, 0)).toBe('0000ff')
    expect(await colourAt(pixels, icon.size / 2)).toBe('ff0000')
  })

  test('is a drawing, for tabs', async () => {
    const small = await square(128)
    const drawing = iconDrawing({ plate: '#0000ff', small, large: small })
    expect(await colourAt(await sharp(Buffer.from(drawing)).png().toBuffer(), 64)).toBe('ff0000')
  })
})
