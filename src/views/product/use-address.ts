import { cardAddress } from '#lib/card-address.ts'
import type { Dose, Problematic } from '#tree/product.ts'

/** The problem of a use, with the address of its answer card for the crop. */
export function problemOf({ crop, problematic }: Dose): Problematic {
  const { href } = problematic
  if (href === undefined) return problematic
  return { ...problematic, href: cardAddress(href, crop.id) }
}
