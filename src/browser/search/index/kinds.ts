/**
 * The kinds of search results, in the order in which they are shown. Countries and answer cards of uses are in no
 * index: the query names them.
 */
export const kinds = [
  'country',
  'use',
  'family',
  'problem',
  'crop',
  'product',
  'portfolio',
  'post',
  'page'
] as const
export type Kind = (typeof kinds)[number]

/** The site's own texts. All other entries are of the catalogue. */
export const textKinds: readonly Kind[] = ['post', 'page']
export const isText = ({ kind }: { kind: Kind }) => textKinds.includes(kind)
export const isSold = ({ kind }: { kind: Kind }) => kind === 'product' || kind === 'portfolio'
