/** The id of the answer card of a crop, on the page of a problem. */
export const cardId = (crop: string): string => `crop-${crop}`

/** The address of that card: `/br/problem/asian-soybean-rust#crop-soybean`. */
export const cardAddress = (problemPage: string, crop: string): string =>
  `${problemPage}#${encodeURIComponent(cardId(crop))}`
