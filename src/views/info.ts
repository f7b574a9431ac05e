import type { InfoDocument } from '#contract/publications.ts'
import type { Tree } from '#tree/build-tree.ts'
import { fileType } from './file.ts'
import { headOf } from './head.ts'
import type { Link } from './link.ts'
import { columnsOf } from './upright.ts'

export type Disclosure = { title: string; image?: string; href?: string; type?: string }
/** Titles are in columns: set upright, they run downwards. */
export type InfoGroup = { title: string[]; documents: Disclosure[] }

/**
 * The disclosures that Chinese law asks for: in Chinese in every tree, so one language mark around all of it replaces
 * the marks of its texts.
 */
export function infoView(tree: Tree) {
  const lang = tree.t('info.lang')
  const contact: Link = {
    href: tree.href('contact'),
    words: { text: tree.t('info.contactButton') }
  }
  return {
    head: headOf(tree, 'info'),
    lang,
    title: columnsOf(tree.t('info.hero.headline'), lang),
    lead: tree.t('info.hero.lead'),
    intro: tree.t('info.intro'),
    open: tree.t('info.open'),
    empty: tree.t('info.empty'),
    groups: groups(tree, lang),
    contact
  }
}

export type InfoView = ReturnType<typeof infoView>

/** The three subsections in their order, then any other that the BFF names. */
function groups(tree: Tree, lang: string): InfoGroup[] {
  const documents = Map.groupBy(tree.content.infoDocuments.content, ({ subsection }) => subsection)
  const titles = new Set([
    tree.t('info.groups.corporateEnvironmentalReport'),
    tree.t('info.groups.environmentalMonitoringReport'),
    tree.t('info.groups.socialResponsibilityReport'),
    ...documents.keys()
  ])
  return [...titles].map(title => ({
    title: columnsOf(title, lang),
    documents: (documents.get(title) ?? []).map(toDisclosure)
  }))
}

function toDisclosure({ title, image_url: image, link_url: href }: InfoDocument): Disclosure {
  return { title, image, href, type: href && fileType(href) }
}
