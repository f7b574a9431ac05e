/** Feeds of changes are beside the page that they are about: `/br/product-list.xml`, `/br/crop/soybean.json`. */
export const changeFeeds = [
  { extension: 'xml', type: 'application/atom+xml', name: 'Atom' },
  { extension: 'json', type: 'application/feed+json', name: 'JSON Feed' }
] as const
