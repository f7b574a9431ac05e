import { changeFeeds } from './change-feeds.ts'
import { OPEN_DATA_SCHEMA, openDataHref } from './open-data.ts'

/**
 * A file that a build makes of the content; a path as in `HeaderRule`. `type`: where hosts cannot tell it from the name.
 * `isOpen`: pages and programs of other origins may read it.
 */
type ContentFile = { path: string; type?: string; isOpen: boolean }

const open = (path: string, type?: string): ContentFile => ({
  path,
  ...(type !== undefined && { type: `${type}; charset=utf-8` }),
  isOpen: true
})

const ofThisSite = (path: string): ContentFile => ({ path, isOpen: false })

/** Every file below `src/pages`: a test compares them, so that each is opened or kept to this site on purpose. */
export const contentFiles: readonly ContentFile[] = [
  open(openDataHref('json', ':tree')),
  open(openDataHref('csv', ':tree')),
  open(OPEN_DATA_SCHEMA),
  ...changeFeeds.flatMap(({ extension, type }) => [
    open(`/:tree/product-list.${extension}`, type),
    open(`/:tree/crop/*.${extension}`, type)
  ]),
  open('/:tree/news.xml', 'application/atom+xml'),
  open('/:tree/investors.ics', 'text/calendar'),
  open('/:tree/product/*.md'),
  open('/llms.txt'),
  // Only our pages, browsers and crawlers ask for these.
  ofThisSite('/:tree/valid.json'),
  ofThisSite('/:tree/same-products.json'),
  ofThisSite('/:tree/site.webmanifest'),
  ofThisSite('/elsewhere.json'),
  ofThisSite('/robots.txt'),
  ofThisSite('/favicon.ico'),
  ofThisSite('/icon.svg'),
  ofThisSite('/*.png')
]
