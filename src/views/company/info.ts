import type { InfoDocument } from '#contract/publications.ts'
import type { Tree } from '#tree/build-tree.ts'
import { factsOf } from '#views/text/facts.ts'
import { fileType } from '#views/text/file.ts'
import { headOf } from '#views/site/head.ts'
import { infoGroupOf, infoGroups } from './info-groups.ts'
import type { Link } from '#views/site/link.ts'
import { type VerticalTitle, verticalTitle } from './vertical-title.ts'

export type Disclosure = { title: string; image?: string; href?: string; type?: string }
export type InfoGroup = { title: VerticalTitle; note?: string; documents: Disclosure[] }

/**
 * The disclosures that Chinese law requires. They are in Chinese in every tree, so one `lang` around all of it
 * replaces those of its texts.
 */
export function infoView(tree: Tree) {
  const { length: count } = tree.content.infoDocuments.content
  const lang = tree.t('info.lang')
  const contact: Link = {
    href: tree.href('contact'),
    words: { text: tree.t('info.contactButton') }
  }
  return {
    head: headOf(tree, 'info'),
    lang,
    title: verticalTitle(tree.t('info.hero.headline'), lang),
    lead: tree.t('info.hero.lead'),
    /** In sentences. */
    intro: tree.t('info.intro').split(/(?<=[。？！])/u),
    open: tree.t('info.open'),
    groups: groups(tree, lang),
    facts: [
      ...factsOf(tree.list('info.facts')).facts,
      { value: String(count), label: tree.t('info.documents') }
    ],
    contact
  }
}

export type InfoView = ReturnType<typeof infoView>

/**
 * The three subsections in their order, then others that the BFF names; only those with a document. The page gives the
 * three their titles, because content writes them in different languages and forms.
 */
function groups(tree: Tree, lang: string): InfoGroup[] {
  const own = new Map(infoGroups.map(group => [group, tree.t(`info.groups.${group}`)]))
  const titleOf = ({ subsection }: InfoDocument) => {
    const group = infoGroupOf(subsection)
    return (group && own.get(group)) ?? subsection
  }
  const documents = Map.groupBy(tree.content.infoDocuments.content, titleOf)
  const titles = new Set([...own.values(), ...documents.keys()])
  return [...titles].flatMap(title => {
    const held = documents.get(title)
    const group = infoGroups.find(group => own.get(group) === title)
    const note = group && tree.t(`info.notes.${group}`)
    return held
      ? [{ title: verticalTitle(title, lang), note, documents: held.map(toDisclosure) }]
      : []
  })
}

function toDisclosure({ title, image_url: image, link_url: href }: InfoDocument): Disclosure {
  return { title, image, href, type: href && fileType(href) }
}
