import { drawBitmap, isBitmapOrder } from '#pictures/bitmap.ts'
import { encodeSocialCard } from './encode-social-card.ts'

/** Makes the bytes of any file that a page has ordered. */
export const drawOrdered = (order: unknown): Promise<Uint8Array> =>
  isBitmapOrder(order as object) ? drawBitmap(order) : encodeSocialCard(order)
