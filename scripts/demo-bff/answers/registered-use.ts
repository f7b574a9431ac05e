import type { Listing, StockProduct } from '../data-source/types.ts'

type Listed = { stock: StockProduct; listing: Listing }

/**
 * A crop that the listing leaves out is not registered there; nor are its doses, nor problems without any dose left.
 */
export function registeredUse({ stock, listing }: Listed) {
  const crops = stock.crops.filter(crop => !listing.crops || listing.crops.includes(crop))
  const recommendations = (listing.recommendations ?? stock.recommendations).filter(({ crop }) =>
    crops.includes(crop)
  )
  const dosed = problemsOf(stock.recommendations)
  const stillDosed = problemsOf(recommendations)
  const problematics = stock.problematics.filter(id => !dosed.has(id) || stillDosed.has(id))
  return { crops, recommendations, problematics }
}

function problemsOf(recommendations: { problematic: string }[]): ReadonlySet<string> {
  return new Set(recommendations.map(({ problematic }) => problematic))
}
