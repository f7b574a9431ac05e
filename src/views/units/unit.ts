import type { Tree } from '#tree/build-tree.ts'
import { cardsOf } from '#views/text/card.ts'
import { headOf } from '#views/site/head.ts'
import { isHidden, type Link } from '#views/site/link.ts'

/** The business units: each is a route and a part of the bundle. */
export type Unit = 'smartGrowing' | 'businessPartners' | 'bioSolutions' | 'nonCrop' | 'design'

/** What the pages of all five business units share. */
export function unitView(tree: Tree, unit: Unit) {
  const contact = tree.href('contact')
  return {
    head: headOf(tree, unit),
    title: tree.words(`${unit}.hero.headline`),
    lead: tree.words(`${unit}.hero.lead`),
    // The first visible one is solid.
    buttons: buttons(tree, unit).filter(({ words }) => !isHidden(words.text)),
    sections: cardsOf(tree.list(`${unit}.sections`)),
    closing: {
      title: tree.words(`${unit}.closing.title`),
      text: tree.words(`${unit}.closing.text`),
      button: { href: contact, words: tree.words(`${unit}.closing.button`) }
    }
  }
}

export type UnitView = ReturnType<typeof unitView>

function buttons(tree: Tree, unit: Unit): Link[] {
  const contact = tree.href('contact')
  if (unit === 'smartGrowing' || unit === 'businessPartners') {
    return [
      {
        href: unit === 'smartGrowing' ? tree.href('solutions') : productsOf(tree),
        words: tree.words(`${unit}.hero.button1`)
      },
      { href: contact, words: tree.words(`${unit}.hero.button2`) }
    ]
  }
  const write = { href: contact, words: tree.words(`${unit}.hero.button`) }
  if (unit !== 'nonCrop') return [write]
  return [write, { href: productsOf(tree), words: tree.words('nav.productList') }]
}

/** A country with a site of its own links to its own products, other trees to the global portfolio. */
function productsOf(tree: Tree): string {
  const hasOwnList = !tree.isGlobal && tree.country.type === 'internal_website'
  return tree.href(hasOwnList ? 'productList' : 'productGlobalList')
}
