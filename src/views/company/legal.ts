import { mapTexts, type RichText } from '#lib/rich-nodes.ts'
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
    text:
      nodes === undefined
        ? bundleText(tree, route)
        : { ...withContents(route === 'terms' ? withPrivacyLinks(tree, nodes) : nodes), lang }
  }
}

export type LegalView = ReturnType<typeof legalView>

/** Texts that name the privacy statement lead to it; headings and links stay as they are. */
function withPrivacyLinks(tree: Tree, nodes: RichText): RichText {
  const name = tree.t('footer.privacy')
  const named = new RegExp(`(${RegExp.escape(name)})`, 'iu')
  const attributes = { href: tree.href('privacy') }
  return mapTexts(
    nodes,
    text =>
      text
        .split(named)
        .map((part, at) => (at % 2 === 1 ? { tag: 'a', attributes, children: [part] } : part))
        .filter(part => part !== ''),
    ({ tag }) => tag === 'a' || /^h[1-6]$/.test(tag)
  )
}

function bundleText(tree: Tree, route: 'privacy' | 'terms'): LegalText {
  const { cards, lang } = cardsOf(tree.list(`${route}.sections`))
  const sections = cards.map(({ title, text }, index) => ({ id: partId(index), title, text }))
  const contents = sections.map(({ id, title }) => ({ id, title }))
  return { revised: tree.words(`${route}.revised`), contents, sections, lang }
}
