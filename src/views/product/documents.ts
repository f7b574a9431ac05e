import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import type { Product } from '#tree/product.ts'
import { inCapital, isInLanguageOf, languageText } from '#views/text/document-language.ts'
import { fileSize, fileType } from '#views/text/file.ts'
import type { Link } from '#views/site/link.ts'

/**
 * A file about a product: what it is, its language, type and size. `isDouble`: the same kind is there in the reader's
 * language; `within`: how a sentence calls its own language.
 */
export type DocumentView = {
  href: string
  kind: LocalizedText
  title?: string
  language?: string
  within?: string
  type?: string
  size?: string
  isDouble?: true
}

type Document = Product['documents'][number]

const kinds = {
  label: 'product.documentKinds.label',
  sds: 'product.documentKinds.sds',
  leaflet: 'product.documentKinds.leaflet',
  other: 'product.documentKinds.other'
} as const satisfies Record<Document['kind'], MessageKey>

export function documentViews(tree: Tree, product: Product): DocumentView[] {
  const isOwn = inLanguageOf(tree)
  const ownKinds = new Set(product.documents.filter(isOwn).map(({ kind }) => kind))
  return ownLanguageFirst(tree, product.documents).map(document => {
    const { url, kind, title, lang, size_bytes: size } = document
    const words = tree.words(kinds[kind])
    const language = lang === undefined ? undefined : languageText(tree, lang)
    return {
      href: url,
      kind: words,
      title: title === words.text ? undefined : title,
      language: language && inCapital(tree, language),
      within: language,
      type: fileType(url),
      size: size === undefined ? undefined : fileSize(tree, size),
      isDouble: ownKinds.has(kind) && !isOwn(document) ? true : undefined
    }
  })
}

/** A link to the printed label, where there is one. */
export function labelLink(tree: Tree, { documents }: Product): Link | undefined {
  const label = ownLanguageFirst(tree, documents).find(({ kind }) => kind === 'label')
  if (!label) return undefined
  const title = tree.words('product.documentKinds.label')
  const isPdf = fileType(label.url) === 'PDF'
  return {
    href: label.url,
    words: isPdf ? tree.words('product.documentLink', { title: title.text }) : title
  }
}

/** Documents in the reader's language first, otherwise in the order of the BFF. */
export function ownLanguageFirst(tree: Tree, documents: readonly Document[]): Document[] {
  const isOwn = inLanguageOf(tree)
  return documents.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
}

const inLanguageOf =
  (tree: Tree) =>
  ({ lang }: Document): boolean =>
    isInLanguageOf(tree, lang)
