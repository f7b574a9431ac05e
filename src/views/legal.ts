import type { Tree } from '#tree/build-tree.ts'
import type { Prose } from '#tree/messages.ts'
import { cardsOf, type Cards } from './card.ts'
import { headOf } from './head.ts'

/** A legal page: the BFF's text, or the bundle's sections with the date of their revision. */
export type LegalText = { html: string; lang?: string } | { revised: Prose; sections: Cards }

const fields = { privacy: 'privacy_policy_text', terms: 'terms_conditions_text' } as const

export function legalView(tree: Tree, route: 'privacy' | 'terms') {
  const { content, lang } = tree.content.footer
  const html = content[fields[route]]
  const text: LegalText =
    html === undefined
      ? {
          revised: tree.words(`${route}.revised`),
          sections: cardsOf(tree.list(`${route}.sections`))
        }
      : { html, lang }
  return { head: headOf(tree, route), title: tree.words(`footer.${route}`), text }
}
