import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { phrasesOf } from '#lib/typography/phrases.ts'
import { isShortChinese } from '#lib/typography/whole-name.ts'
import { readPages } from '../helpers/site.ts'

const large = /^(h[1-4]|th|blockquote)$/
const isChinese = (path: string) => /^\/(cn|[a-z]+-prod-zho)(\/|$)|\/info$/.test(path)

/** `isKept`: in a piece that does not break. */
type Large = { text: string; breaks: number; isCut: boolean; isRow: boolean; isKept: boolean }

/** The name of a row that is kept whole. */
const isWhole = ({ text, isRow, isKept }: Large) => isRow && isKept && isShortChinese(text)

/** The large texts of a page: their words, and the number of marked line breaks between them. */
function largeTexts(html: string): Large[] {
  const found: Large[] = []
  let open: Large | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (large.test(name)) {
        open = {
          text: '',
          breaks: 0,
          isCut: false,
          isRow: attributes.scope === 'row',
          isKept: false
        }
        found.push(open)
      }
      if (open && name === 'span' && attributes.class === 'phrases') open.isKept = true
      if (open && name === 'wbr') open.breaks += 1
      // Highlights and lines are pieces that end by themselves.
      else if (open && (name === 'mark' || (name === 'span' && attributes.class === undefined)))
        open.isCut = true
    },
    ontext(text) {
      if (open) open.text += text
    },
    onclosetag(name) {
      if (large.test(name)) open = undefined
    }
  })
  parser.end(html)
  return found
}

test('whatever Chinese is set large breaks between its words', () => {
  const unmarked = readPages()
    .filter(({ path }) => isChinese(path))
    .flatMap(({ path, html }) =>
      largeTexts(html)
        .filter(found => {
          const { text, breaks, isCut } = found
          const clauses = phrasesOf(text.trim())?.clauses ?? []
          return (
            !isCut &&
            !isWhole(found) &&
            breaks === 0 &&
            clauses.some(words => typeof words !== 'string' && words.length > 1)
          )
        })
        .map(({ text }) => `${path}: ${text}`)
    )
  expect(unmarked).toEqual([])
})

test('a link after a sentence is parted from it by a space, also where it is copied or read aloud', () => {
  const glued = readPages().flatMap(({ path, html }) =>
    (html.match(/(?<=[^<>])[.!?؟](?:<\/(?:span|b|i|bdi)>)?<a\b[^>]*>[^<]{0,30}/gu) ?? []).map(
      text => `${path}: ${text}`
    )
  )
  expect(glued).toEqual([])
})
