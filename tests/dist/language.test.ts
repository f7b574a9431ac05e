import { describe, expect, test } from 'vitest'
import { english } from '#texts/english.ts'
import {
  readCatalogue,
  readContent,
  readPage,
  readPages,
  treeOfPath,
  trees
} from '../helpers/site.ts'

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

const canonical = (code: string) => Intl.getCanonicalLocales(code)[0] ?? ''
const languageOf = (tag: string) => new Intl.Locale(tag).language

describe.each(trees)('the tree $prefix', tree => {
  const own = pages.filter(({ path }) => treeOfPath(path) === tree)

  test('says its language and direction on every page', () => {
    const language = languageOf(canonical(tree.lang))
    const dir = rightToLeft.includes(tree.lang) ? 'rtl' : 'ltr'
    const wrong = own.filter(page => languageOf(page.lang) !== language || page.dir !== dir)
    expect(wrong.map(({ path, lang, dir }) => ({ path, lang, dir }))).toEqual([])
  })

  test('marks English that it borrowed as English', () => {
    // Everything that the BFF answers for the tree counts as its own.
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

describe('content in another language', () => {
  test('is marked on an untranslated post, whose title is in the tree’s language', () => {
    const posts = trees.flatMap(tree =>
      readContent(tree)
        .posts.filter(({ lang = tree.lang }) => lang !== tree.lang)
        .map(post => ({ ...post, path: `/${tree.prefix}/news/${post.id}` }))
    )
    const wrong = posts.filter(({ path, lang = '' }) =>
      readPage(path)?.texts.some(
        text => text.isRich && languageOf(text.lang) !== languageOf(canonical(lang))
      )
    )
    expect(posts.length).toBeGreaterThan(0)
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test('is the scientific name of a crop or a problem, which is Latin', () => {
    const names = new Set(
      trees.flatMap(tree => [
        ...readContent(tree).crops.map(crop => crop.scientific_name),
        ...readCatalogue(tree).products.flatMap(({ problematics }) =>
          problematics.map(problem => problem.scientific_name)
        )
      ])
    )
    const found = pages
      .flatMap(({ path, texts }) => texts.map(text => ({ path, ...text })))
      .filter(({ text }) => names.has(text))
    expect(found.length).toBeGreaterThan(names.size)
    const wrong = found.filter(({ lang }) => lang !== 'la')
    expect(wrong.map(({ path, text }) => `${path}: ${text}`)).toEqual([])
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

  test('is marked as Chinese; everything around it is in the language of the tree', () => {
    const letters = [/\p{Script=Cyrillic}/u, /\p{Script=Arabic}/u, /\p{Script=Thai}/u]
    const wrong = pages
      .filter(({ path }) => path.endsWith('/info'))
      .flatMap(({ path, texts }) =>
        texts
          .filter(({ text, lang }) => lang.startsWith('zh') && letters.some(own => own.test(text)))
          .map(({ text }) => `${path}: ${text}`)
      )
    expect(wrong).toEqual([])
  })
})
