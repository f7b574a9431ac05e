const FILE = 'same-products.json'

/** The file with the ids that the products of a tree have in other countries, for a page of the tree. */
export const sameProductsOf = (path: string): string => `/${path.split('/')[1] ?? ''}/${FILE}`

/** Its content: by country, the ids there, by those in the tree. */
export type SameIds = Record<string, Record<string, string>>
