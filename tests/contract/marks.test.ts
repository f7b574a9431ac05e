import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHALK, SPRUCE } from '#lib/colours.ts'
import { isPicture } from '#lib/mark.ts'
import { createMirror } from '#snapshot/mirror.ts'
import { siteContext } from '#snapshot/pull-countries.ts'
import { pullMark } from '#snapshot/pull-mark.ts'
import { aContent } from '../helpers/a-tree.ts'
import { serve } from './a-hostile-host.ts'
import { aSource } from './a-source.ts'

const files: Record<string, Buffer> = {}
let host: Awaited<ReturnType<typeof serve>>
let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'marks-'))
  host = await serve((path, response) => {
    const file = files[path]
    response.writeHead(file ? 200 : 404).end(file)
  })
})
afterAll(async () => {
  await host.close()
  await rm(dir, { recursive: true })
})

/** The mark that the site makes of the file that the asset host serves under this name. */
async function markOf(name: string, bytes: Buffer | string) {
  const address = `/icons/${name}`
  files[address] = Buffer.from(bytes)
  const { client } = aSource(host.url)
  const refuse = () => Promise.resolve(undefined)
  const mirror = createMirror({ client, assetsUrl: host.url, context: siteContext, dir, refuse })
  return pullMark(aContent({ bundle: { brand: { mark: address } } }), { mirror, dir })
}

/** A round spot of a colour, transparent around it or on a background. */
const spot = (colour: string, ground = 'none', size = '300 240') => {
  const [width, height] = size.split(' ')
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/><circle cx="50%" cy="50%" r="40%" fill="${colour}"/></svg>`
    )
  )
}
const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${content}</svg>`

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG file of 50 kB with 20,000 × 20,000 pixels, as its header says. */
function bomb(): Buffer {
  const side = 20_000
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((side / 8 + 1) * side))),
    chunk('IEND', Buffer.alloc(0))
  ])
}

describe('A mark of pixels', () => {
  test.each([
    ['dark.png', () => spot('#402010').png(), CHALK],
    ['black.png', () => spot('#000').png(), CHALK],
    ['white.png', () => spot('#fff').png(), SPRUCE],
    ['dark.webp', () => spot('#402010').webp(), CHALK],
    ['opaque.png', () => spot('#402010', '#ffff00').png(), '#ffff00'],
    ['photo.jpg', () => spot('#fff', '#000').jpeg(), '#000000']
  ])(
    '%s is a square with round corners, on a plate on which it is seen',
    async (name, of, plate) => {
      const { mark, findings } = await markOf(name, await of().toBuffer())
      expect(findings).toEqual([])
      expect(mark).toMatchObject({ plate })
      if (!mark || !isPicture(mark)) return
      for (const [side, png] of [
        [128, mark.small],
        [512, mark.large]
      ] as const) {
        const { data, info } = await sharp(Buffer.from(png, 'base64'))
          .raw()
          .toBuffer({ resolveWithObject: true })
        expect(info).toMatchObject({ width: side, height: side, channels: 4 })
        expect(data[3]).toBe(0)
        expect(data.readUInt8((side * side * 4) / 2 + side * 2 + 3)).toBe(255)
      }
    }
  )

  test('is made of a drawing that is more than paths on a square', async () => {
    const shade =
      '<defs><linearGradient id="a"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient></defs><circle cx="20" cy="20" r="18" fill="url(#a)"/>'
    const { mark, findings } = await markOf('shade.svg', svg(shade))
    expect(findings).toEqual([])
    expect(mark).toMatchObject({ plate: CHALK })
  })

  test('is drawn without a look at any other file', async () => {
    const spy = `${host.url}/spy.svg`
    const far = `<style>@import url(${spy});path{fill:url(${spy}#a)}</style>`
    const { mark } = await markOf('far.svg', svg(`${far}<circle cx="20" cy="20" r="9"/>`))
    expect(mark).toMatchObject({ plate: CHALK })
    expect(host.asked).not.toContain('/spy.svg')
  })
})

describe('No mark', () => {
  const whole = () => spot('#402010').png().toBuffer()

  test.each<[string, string, () => Buffer | string | Promise<Buffer>, RegExp]>([
    ['a file that breaks off', 'half.png', async () => (await whole()).subarray(0, 900), /read/],
    ['a file of damaged bytes', 'bad.png', async () => (await whole()).fill(7, 60, 200), /read/],
    ['a picture of 400 million pixels', 'bomb.png', bomb, /exceeds pixel limit/],
    ['a page that is called a picture', 'page.png', () => '<html>', /bytes are not those of a png/],
    ['a drawing with a program', 'run.svg', () => svg('<script>alert(1)</script>'), /<script>/],
    [
      'a drawing with a handler',
      'on.svg',
      () => svg('<path onload="x()" d="M0 0h9z"/>'),
      /program/
    ],
    ['a drawing of letters', 'letters.svg', () => svg('<text>Q</text>'), /contains a <text>/],
    [
      'a drawing of a foreign picture',
      'foreign.svg',
      () => svg('<image href="http://127.0.0.1/a.png"/>'),
      /asks another host/
    ],
    [
      'a drawing of a file of the machine that builds',
      'machine.svg',
      () => svg('<use href="file:///etc/hostname#a"/>'),
      /asks another host/
    ],
    [
      'a drawing of a picture',
      'picture.svg',
      () => svg('<image href="a.png"/>'),
      /contains a <image>/
    ],
    [
      'a line of lettering',
      'name.png',
      () => spot('#402010', 'none', '900 200').png().toBuffer(),
      /2 times/
    ],
    [
      'a picture for a tab',
      'tab.png',
      () => spot('#402010', 'none', '32 32').png().toBuffer(),
      /96 pixels/
    ],
    [
      'a picture of one colour',
      'red.png',
      () => spot('#f00', '#f00').png().toBuffer(),
      /shows nothing/
    ],
    ['an empty picture', 'empty.png', () => spot('none').png().toBuffer(), /shows nothing/],
    ['a large file', 'large.png', () => Buffer.concat([bomb(), Buffer.alloc(2_000_000)]), /bytes/]
  ])('is %s: a finding says so', async (_, name, of, why) => {
    const { mark, findings } = await markOf(name, await of())
    expect(mark).toBeUndefined()
    expect(findings).toMatchObject([
      { kind: 'file', field: 'brand.mark', received: `/icons/${name}` }
    ])
    expect(findings[0]?.message).toMatch(why)
  })
})
