import type { RichText } from '#lib/rich-nodes.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { recordLang } from '#tree/record-lang.ts'
import { cardsOf } from '#views/text/card.ts'
import { type ContentsEntry, partId, withContents } from './contents.ts'
import { headOf } from '#views/site/head.ts'

/** A legal page: the text of the BFF, or the sections of the bundle with the date of their revision. */
export type LegalText =
  | { nodes: RichText; contents: ContentsEntry[]; lang?: string }
  | { revised: LocalizedText; contents: ContentsEntry[]; sections: LegalSection[]; lang?: string }

type LegalSection = ContentsEntry & { text?: string }

const fields = { privacy: 'privacy_policy_text', terms: 'terms_conditions_text' } as const

export function legalView(tree: Tree, route: 'privacy' | 'terms') {
  const { content, lang = recordLang(content, tree) } = tree.content.footer
  const nodes = content[fields[route]]
  return {
    head: headOf(tree, route),
    title: tree.words(`footer.${route}`),
    contentsTitle: tree.words(`${route}.contents`),
    text: nodes === undefined ? bundleText(tree, route) : { ...withContents(nodes), lang }
  }
}

function bundleText(tree: Tree, route: 'privacy' | 'terms'): LegalText {
  const { cards, lang } = cardsOf(tree.list(`${route}.sections`))
  const sections = cards.map(({ title, text }, index) => ({ id: partId(index), title, text }))
  const contents = sections.map(({ id, title }) => ({ id, title }))
  return { revised: tree.words(`${route}.revised`), contents, sections, lang }
}
