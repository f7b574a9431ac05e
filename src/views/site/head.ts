import { shorten } from '#lib/typography/shorten.ts'
import { type NavigationStyle, navigationStyle } from '#routes/navigation-style.ts'
import { ancestorsOf, type RouteName } from '#routes/routes.ts'
import type { Tree } from '#tree/build-tree.ts'
import { type Alternate, alternatesOf, canonicalOf, isIndexed, isShared } from '#tree/alternates.ts'
import { isPage, nearestPage, pathOf } from '#tree/pages.ts'
import type { Link } from './link.ts'
import { type OwnTexts, ownText, type SubjectMeta } from '#views/text/own-texts.ts'
import { type AlternateFormat, alternateFormatsOf } from '#views/machines/alternate-formats.ts'

/** What a page's `<head>` contains, and where the page is. */
export type Head = {
  route: RouteName
  id?: string
  path: string
  /** The path that search engines should index; another page's, where two pages show the same. */
  canonicalPath: string
  /** The same page in other countries and languages. */
  alternates: Alternate[]
  /** The same content in other formats. */
  alternateFormats: AlternateFormat[]
  /** The title with the brand after it. */
  title: string
  /** The title without the brand. */
  name: string
  /** A shorter name, for the last of the breadcrumbs. */
  step?: string
  description: string
  keywords: string
  isIndexed: boolean
  isShared: boolean
  navigation: NavigationStyle
  /** The family of the page's product. */
  familyId?: string
}

/** The texts of a page about a record, and the values for the placeholders of `meta[route]`. */
type PageTexts = {
  id?: string
  step?: string
  familyId?: string
  about?: { meta: SubjectMeta; own: OwnTexts; values: Record<string, string> }
}

/** In letters. Nobody is shown more, and each page contains them two or three times. */
const longest: Record<keyof OwnTexts, number> = { title: 200, description: 400, keywords: 500 }

/** The head of a page from `meta[route]` of the tree's bundle, with the brand after the title. */
export function headOf(tree: Tree, route: RouteName, texts: PageTexts = {}): Head {
  const { id, step, about, familyId } = texts
  const page = { route, tree: tree.prefix, id }
  const path = pathOf(page)
  const text = (field: keyof OwnTexts) => {
    const whole = about
      ? ownText(tree, [about.meta, field], about)
      : tree.t(`meta.${route}.${field}`)
    return shorten(whole.trim(), longest[field])
  }
  const title = text('title')
  const name = title === '' ? tree.t('brand.defaultTitle') : title
  return {
    route,
    id,
    path,
    canonicalPath: pathOf(canonicalOf(page, tree.index)),
    alternates: alternatesOf(page, tree.index),
    alternateFormats: alternateFormatsOf(tree, { route, path }),
    title: title === '' ? name : `${title} | ${tree.t('brand.titleSuffix')}`,
    name,
    step,
    description: text('description'),
    keywords: text('keywords'),
    isIndexed: isIndexed(page, tree.index),
    isShared: isShared(page, tree.index),
    navigation: navigationStyle(tree.country.iso, path),
    familyId
  }
}

/** The same page in the country's other languages, or its nearest parent there. */
export function languageLinks(tree: Tree, { route, id }: Head) {
  return tree.languages.map(({ prefix, lang, locale, name }) => ({
    lang,
    locale,
    name,
    isCurrent: prefix === tree.prefix,
    href: pathOf(nearestPage({ route, id, tree: tree.prefix }, prefix, tree.index))
  }))
}

/** The languages and countries that a reader of this page can change to. */
export function otherLanguages(tree: Tree, head: Head) {
  return languageLinks(tree, head).filter(({ isCurrent }) => !isCurrent)
}

/** The screens of the tree above a page, home first; of two that show the same, the canonical one. */
export function breadcrumbs(tree: Tree, { route }: Head): Link[] {
  return ancestorsOf(route)
    .toReversed()
    .map(route => ({ route, tree: tree.prefix }))
    .filter(page => isPage(page, tree.index))
    .map(page => canonicalOf(page, tree.index))
    .map(page => ({
      href: pathOf(page),
      words: tree.words(page.route === 'home' ? 'breadcrumbs.home' : `nav.${page.route}`)
    }))
}
