import { hash } from 'node:crypto'
import { hash as hashed } from './art/base/random.ts'
import { familyPalette } from './art/colour/family-palette.ts'
import { familyColours, familyOf } from './art/colour/families.ts'
import { seasons } from './art/colour/seasons.ts'
import { fields } from './art/fields.ts'
import { landscapeOf } from './art/landscape.ts'
import { drawnOnce } from '#assets/kept-drawings.ts'
import { orderFile } from '#assets/ordered-file.ts'
import { publish } from '#assets/publish.ts'
import { oncePer } from '#lib/once-per.ts'
import { shorten } from '#lib/typography/shorten.ts'
import { keptDrawing, type Picture } from './drawing.ts'
import { canOutline } from './lettering/outlines.ts'
import { type Signature, SOCIAL_CARD, type SocialPlate, socialPlate } from './social-plate.ts'

/** The land of a card: a country's, a family's, or one of a few that all countries share, by an id. */
export type SocialLand = { country: string } | { familyId: string } | { id: string }

/** The parts of a card: the kept file of its land, and what is drawn over it. */
export type SocialCardOrder = { land: string; plate: SocialPlate }

/** The digest of a brand, computed once, because its mark may be a picture of many kilobytes. */
const digestOf = oncePer(({ name, mark }: Signature) =>
  hash('sha256', JSON.stringify([name, mark]))
)

/** More than three lines of the smallest size can hold, combining marks included. */
const MOST_LETTERS = 300

/** The picture of a shared link. A title with letters that cannot be outlined is left out: the brand stands alone. */
export function socialCard(
  land: SocialLand,
  brand: Signature,
  title?: string
): Picture & { words?: string } {
  const shown = title === undefined ? undefined : shorten(title, MOST_LETTERS)
  const words = shown !== undefined && canOutline(shown) ? shown : undefined
  const key = JSON.stringify(['social card', land, digestOf(brand), words])
  // The order is published here; the card is made from it after the pages, unless an earlier build has made it.
  const below = landOf(land)
  const draw = () => {
    const colours = 'familyId' in land ? familyColours[familyOf(Number(land.familyId))] : {}
    const plate = socialPlate({ brand, title: words, ...colours })
    return orderFile('card', 'jpg', { land: below, plate } satisfies SocialCardOrder)
  }
  return { src: publish(drawnOnce(key, draw)), ...SOCIAL_CARD, words }
}

/** Few scenes, because each is rasterised once. */
const quickScenes = ['terraces', 'contour', 'township'] as const

function landOf(land: SocialLand): string {
  const { scene, season, palette } = landscape(land)
  return keptDrawing(`card-${scene}-${season}`, SOCIAL_CARD, () =>
    fields({ seed: 'card', scene, palette, ...SOCIAL_CARD })
  )
}

function landscape(land: SocialLand) {
  if ('country' in land) return landscapeOf(land.country)
  if ('familyId' in land) {
    const family = familyOf(Number(land.familyId))
    return { scene: quickScene(String(family)), season: family, palette: familyPalette(family) }
  }
  return { scene: quickScene(land.id), season: 'harvest', palette: seasons.harvest }
}

function quickScene(seed: string) {
  return quickScenes[hashed(`card/${seed}`) % quickScenes.length] ?? 'terraces'
}
