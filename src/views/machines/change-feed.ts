import { hash } from 'node:crypto'
import type { Change } from '#contract/change.ts'
import { unbindUnits } from '#lib/typography/unbind-units.ts'
import type { Tree } from '#tree/build-tree.ts'
import { findOrThrow } from '#views/text/find-or-throw.ts'
import { author, category, element, entry, feed, instant, link } from './atom.ts'
import { changeText } from './change-text.ts'
import type { Absolute } from './json-ld.ts'

/** What publications changed of all products of a tree, or of those for one crop. */
type FeedRequest = { crop?: string; absolute: Absolute }

/** The facts of both formats. */
function changesOf(tree: Tree, { crop: id, absolute }: FeedRequest) {
  const { changes, crops, products } = tree.catalogue()
  const crop = id === undefined ? undefined : findOrThrow(crops, id, 'crop')
  const page = absolute(crop?.href ?? tree.href('productList'))
  const values = { crop: crop?.name ?? '' }
  const listed = new Map(products.map(product => [product.id, product]))
  const shown = changes.filter(change => id === undefined || change.crops.includes(id))
  return {
    page,
    title: `${tree.t(crop ? 'changes.ofCrop' : 'changes.title', values)} (${tree.country.localName})`,
    description: `${tree.t('changes.text')} ${tree.t('product.labelNote')}`,
    brand: tree.t('brand.name'),
    // A day: the feed of a tree without changes would differ with each build.
    updated: instant(shown[0]?.day ?? tree.index.pulledAt.slice(0, 'yyyy-mm-dd'.length)),
    items: shown.map(change => ({
      id: `${absolute(tree.href('productList'))}#${digestOf(change)}`,
      url: absolute(listed.get(change.product.id)?.href ?? tree.href('productList')),
      title: tree.t(`changes.${change.kind}`, { product: change.product.name }),
      text: unbindUnits(changeText(tree, change)),
      date: instant(change.day),
      change
    }))
  }
}

/** Two changes of one day to one product differ in what they changed. */
const digestOf = (change: Change) => hash('sha256', JSON.stringify(change)).slice(0, 16)

/** RFC 4287. */
export function changesAtom(tree: Tree, request: FeedRequest): string {
  const { page, title, description, brand, updated, items } = changesOf(tree, request)
  return feed({ lang: tree.locale, base: page }, [
    element('id', `${page}.xml`),
    element('title', `${title} | ${brand}`),
    element('subtitle', description),
    element('updated', updated),
    author(brand),
    link({ rel: 'self', type: 'application/atom+xml', href: `${page}.xml` }),
    link({ rel: 'alternate', type: 'text/html', href: page }),
    ...items.map(({ id, url, title, text, date, change }) =>
      entry([
        element('id', id),
        element('title', title),
        element('updated', date),
        link({ rel: 'alternate', type: 'text/html', href: url }),
        category(change.kind),
        element('summary', text)
      ])
    )
  ])
}

/** JSON Feed 1.1; `_change` has the facts, of which the next publication takes over the history. */
export function changesJson(tree: Tree, request: FeedRequest): string {
  const { page, title, description, brand, items } = changesOf(tree, request)
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${title} | ${brand}`,
    home_page_url: page,
    feed_url: `${page}.json`,
    description,
    language: tree.locale,
    authors: [{ name: brand }],
    items: items.map(({ id, url, title, text, date, change }) => ({
      id,
      url,
      title,
      content_text: text,
      date_published: date,
      tags: [change.kind],
      _change: change
    }))
  })
}
