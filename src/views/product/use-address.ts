import type { Crop, Dose, Problematic } from '#tree/product.ts'

/** The id of the answer card of a crop, on the page of a problem. */
export const cardId = (crop: Pick<Crop, 'id'>): string => `crop-${crop.id}`

/** The problem of a use, with the address of its answer card for the crop. */
export function problemOf({ crop, problematic }: Dose): Problematic {
  const { href } = problematic
  if (href === undefined) return problematic
  return { ...problematic, href: `${href}#${encodeURIComponent(cardId(crop))}` }
}
