import { describe, expect, test } from 'vitest'
import { english } from '#texts/english.ts'
import { readContent, readPages, treeOfPath, trees } from '../helpers/site.ts'

const pages = readPages()
const rightToLeft = ['ara', 'heb', 'fas', 'urd']

/** Parts of the built-in bundle that are in other languages on purpose. */
const notEnglish = ['info', 'brazilNotice', 'countryChange']

/** The English interface texts long enough to be recognised on a page. */
const englishTexts = new Set(
  Object.entries(english)
    .filter(([part]) => !notEnglish.includes(part))
    .flatMap(([, bundle]) => texts(bundle))
    .filter(text => text.length > 12 && !/[{}]/.test(text))
)

function texts(bundle: unknown): string[] {
  if (typeof bundle === 'string') return [bundle]
  return typeof bundle === 'object' && bundle ? Object.values(bundle).flatMap(texts) : []
}

const languageOf = (tag: string) => new Intl.Locale(tag).language

describe.each(trees)('the tree $prefix', tree => {
  const own = pages.filter(({ path }) => treeOfPath(path) === tree)

  test('says its language and direction on every page', () => {
    const language = languageOf(Intl.getCanonicalLocales(tree.lang)[0] ?? '')
    const dir = rightToLeft.includes(tree.lang) ? 'rtl' : 'ltr'
    const wrong = own.filter(page => languageOf(page.lang) !== language || page.dir !== dir)
    expect(wrong.map(({ path, lang, dir }) => ({ path, lang, dir }))).toEqual([])
  })

  test('marks English that it borrowed as English', () => {
    // What the BFF itself answers for the tree is the tree's own, whatever it says.
    const ownTexts = JSON.stringify(readContent(tree))
    const unmarked = own
      .filter(() => tree.lang !== 'eng')
      .flatMap(({ path, texts }) =>
        texts
          .filter(({ text, lang }) => englishTexts.has(text) && languageOf(lang) !== 'en')
          .filter(({ text }) => !ownTexts.includes(text))
          .map(({ text }) => `${path}: ${text}`)
      )
    expect(unmarked).toEqual([])
  })
})

describe('the environmental disclosure', () => {
  test('is Chinese in every tree', () => {
    const info = pages.filter(({ path }) => path.endsWith('/info'))
    expect(info).toHaveLength(trees.length)
    for (const { path, texts } of info)
      expect(
        texts.some(({ text, lang }) => /\p{Script=Han}/u.test(text) && lang.startsWith('zh')),
        path
      ).toBe(true)
  })
})
