import sanitizeHtml from 'sanitize-html'
import { html, isSafeUrl } from './fields.ts'

const options: sanitizeHtml.IOptions = {
  allowedTags:
    'p h2 h3 h4 ul ol li dl dt dd strong em b i a br hr blockquote aside figure figcaption img table caption thead tbody tr th td abbr time sub sup code span'.split(
      ' '
    ),
  allowedAttributes: {
    '*': ['lang', 'dir'],
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    abbr: ['title'],
    time: ['datetime'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan']
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The page has the one h1; a heading that content sends as h1 becomes the first level below it.
  // An image that content says nothing about is decoration, and says so.
  transformTags: {
    h1: 'h2',
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs.alt ?? '' } })
  },
  exclusiveFilter: frame => frame.tag === 'img' && !isSafeUrl(frame.attribs.src ?? '')
}

/** HTML of the BFF, reduced to an allow-list of tags and attributes. Only what came through here is written as markup. */
export const richText = html.transform(source => sanitizeHtml(source, options))
