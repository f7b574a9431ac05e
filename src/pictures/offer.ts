import { file } from './art/offer/file.ts'
import { formula } from './art/offer/formula.ts'
import { packs } from './art/offer/packs.ts'
import { OFFER } from './art/offer/size.ts'
import { type Picture, drawing } from './drawing.ts'

/** What a product made to order consists of: its formula, its registration file and its packs. */
export function offerPictures(country: string): [Picture, Picture, Picture] {
  const drawn = (name: string, draw: (seed: string) => string) =>
    drawing(`offer-${name}-${country}`, OFFER, () => draw(country))
  return [drawn('formula', formula), drawn('file', file), drawn('packs', packs)]
}
