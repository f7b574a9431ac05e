import type { InfoDocument } from '#contract/publications.ts'
import type { Tree } from '#tree/build-tree.ts'
import { headOf } from './head.ts'
import type { Link } from './link.ts'

export type Disclosure = { title: string; image?: string; href?: string }
export type InfoGroup = { title: string; documents: Disclosure[] }

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
    title: { text: tree.t('info.hero.headline') },
    lead: { text: tree.t('info.hero.lead') },
    intro: tree.t('info.intro'),
    open: tree.t('info.open'),
    empty: tree.t('info.empty'),
    groups: groups(tree),
    contact
  }
}

/** The three subsections in their order, then any other that the BFF names. */
function groups(tree: Tree): InfoGroup[] {
  const documents = Map.groupBy(tree.content.infoDocuments.content, ({ subsection }) => subsection)
  const titles = new Set([
    tree.t('info.groups.corporateEnvironmentalReport'),
    tree.t('info.groups.environmentalMonitoringReport'),
    tree.t('info.groups.socialResponsibilityReport'),
    ...documents.keys()
  ])
  return [...titles].map(title => ({
    title,
    documents: (documents.get(title) ?? []).map(toDisclosure)
  }))
}

function toDisclosure({ title, image_url: image, link_url: href }: InfoDocument): Disclosure {
  return { title, image, href }
}
