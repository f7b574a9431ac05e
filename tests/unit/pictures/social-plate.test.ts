import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { svg } from '#pictures/art/base/svg.ts'
import { letterMark } from '#pictures/letter-mark.ts'
import { SOCIAL_CARD, type SocialPlate, socialPlate } from '#pictures/social-plate.ts'

/** The shapes of a plate, in their place on the whole picture, as pixels of four bytes. */
function onWholePicture({ drawing, box }: SocialPlate): Promise<Buffer> {
  const shapes = drawing.slice(drawing.indexOf('>') + 1, drawing.lastIndexOf('<'))
  const placed = `<g transform="translate(${box.x} ${box.y})">${shapes}</g>`
  return sharp(Buffer.from(svg(SOCIAL_CARD, placed)))
    .ensureAlpha()
    .raw()
    .toBuffer()
}

describe('The plate of a shared link', () => {
  test.each([
    ['without a title', 'Quillstone', undefined],
    ['with letters below the line', 'Quillstone', 'Ostria gjpqÇ 325 SC'],
    ['with a brand and a title of many letters', 'W'.repeat(200), 'W '.repeat(150)],
    ['with a title of one letter', 'Q', 'i'],
    ['in Arabic', 'Ag', 'حماية المحاصيل'],
    ['in Chinese', 'Ag', '亚洲大豆锈病（Phakopsora pachyrhizi）']
  ])('has nothing outside its box %s', async (_, name, title) => {
    const plate = socialPlate({ brand: { name, mark: letterMark(name) }, title })
    const { box } = plate
    const pixels = await onWholePicture(plate)
    const isInside = (x: number, y: number) =>
      x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height
    const outside = Array.from({ length: pixels.length / 4 }, (_, at) => at).filter(
      at =>
        (pixels[at * 4 + 3] ?? 0) > 0 &&
        !isInside(at % SOCIAL_CARD.width, Math.floor(at / SOCIAL_CARD.width))
    )
    expect(outside).toEqual([])
  })
})
