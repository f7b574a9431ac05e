import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import { isSameLanguage } from '#tree/locale.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import type { Product } from '#tree/product.ts'
import { fileSize, fileType } from '#views/text/file.ts'
import { languageNames } from '#views/text/formats.ts'

/** A file about a product: what it is, the language it is written in, its type and size. */
export type DocumentView = {
  href: string
  kind: LocalizedText
  title?: string
  language?: string
  type?: string
  size?: string
}

type Document = Product['documents'][number]

const kinds = {
  label: 'product.documentKinds.label',
  sds: 'product.documentKinds.sds',
  leaflet: 'product.documentKinds.leaflet',
  other: 'product.documentKinds.other'
} as const satisfies Record<Document['kind'], MessageKey>

export function documentViews(tree: Tree, product: Product): DocumentView[] {
  return ownLanguageFirst(tree, product.documents).map(
    ({ url, kind, title, lang, size_bytes: size }) => {
      const words = tree.words(kinds[kind])
      return {
        href: url,
        kind: words,
        title: title === words.text ? undefined : title,
        language: lang === undefined ? undefined : languageText(tree, lang),
        type: fileType(url),
        size: size === undefined ? undefined : fileSize(tree, size)
      }
    }
  )
}

/** A reader's own language before any other; else in the order of the BFF. */
export function ownLanguageFirst({ locale }: Tree, documents: readonly Document[]): Document[] {
  const isOwn = ({ lang = '' }: Document) => isCode(lang) && isSameLanguage(lang, locale)
  return documents.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
}

const isCode = (lang: string) => /^[a-z]{2,3}(-[a-z]{4})?(-[a-z]{2})?$/i.test(lang)

/** A language by its name in the tree's language; what is no language code is shown as it is. */
function languageText({ locale }: Tree, lang: string): string {
  if (!isCode(lang)) return lang
  return languageNames(locale).of(lang) ?? lang
}
