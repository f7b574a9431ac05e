import { mkdirSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { familyPalette } from '#art/colour/family-palette.ts'
import { familyIds } from '#art/colour/families.ts'
import { seasonNames, seasons } from '#art/colour/seasons.ts'
import { fields } from '#art/fields.ts'
import { sceneNames } from '#art/scenes/scenes.ts'
import { zone, zoneNames } from '#art/road/zone.ts'

/** Draws contact sheets of the art into .build/art, to look at: `node scripts/make/art-sheet.ts`. */
const OUTPUT = '.build/art'
const [WIDTH, HEIGHT, GAP] = [480, 270, 6]

const palettes = [...seasonNames.map(name => seasons[name]), ...familyIds.map(familyPalette)]
const hero = { width: 1600, height: 900 }

mkdirSync(OUTPUT, { recursive: true })
for (const scene of sceneNames) {
  await writeSheet(
    scene,
    palettes.map((palette, index) => fields({ seed: `sheet/${index}`, scene, palette, ...hero }))
  )
}
await writeSheet(
  'walk',
  zoneNames.map(name => zone(name))
)

async function writeSheet(name: string, drawings: readonly string[], columns = 3) {
  const pictures = await Promise.all(
    drawings.map(async (drawing, index) => ({
      input: await sharp(Buffer.from(drawing)).resize(WIDTH, HEIGHT).png().toBuffer(),
      left: (index % columns) * (WIDTH + GAP),
      top: Math.floor(index / columns) * (HEIGHT + GAP)
    }))
  )
  const rows = Math.ceil(drawings.length / columns)
  const size = { width: columns * (WIDTH + GAP), height: rows * (HEIGHT + GAP) }
  const sheet = sharp({ create: { ...size, channels: 3, background: '#f7f7f1' } })
  await sheet.composite(pictures).png().toFile(`${OUTPUT}/${name}.png`)
  const sizes = drawings.map(drawing => brotliCompressSync(drawing).length)
  console.log(`${OUTPUT}/${name}.png: ${Math.min(...sizes)} to ${Math.max(...sizes)} bytes, brotli`)
}
