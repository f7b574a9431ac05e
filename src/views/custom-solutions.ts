import type { Section } from '#contract/company.ts'
import type { SectionSlug } from '#contract/endpoints.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Prose } from '#tree/messages.ts'
import type { Cards } from './card.ts'
import { headOf } from './head.ts'

/** What draws a section. */
export type SectionComponent = 'cards' | 'steps' | 'call-to-action' | 'picture'

type LayoutSection = {
  id: SectionSlug
  component: SectionComponent
  order: number
  visible: boolean
  api_endpoint: `/api/sections/${SectionSlug}`
}

type PageLayout = { country_iso: string; page_slug: string; sections: LayoutSection[] }

/** The fixed configuration of the page: one for all countries. */
export const layout: PageLayout = {
  country_iso: 'br',
  page_slug: 'custom-solutions',
  sections: [
    section(1, 'our-offer', 'cards'),
    section(2, 'how-we-work', 'steps'),
    section(3, 'capabilities', 'cards'),
    section(4, 'differences', 'cards'),
    section(5, 'partnership', 'cards'),
    section(6, 'why-partners', 'cards'),
    section(7, 'contact', 'call-to-action'),
    section(8, 'parallax-image', 'picture')
  ]
}

function section(order: number, id: SectionSlug, component: SectionComponent): LayoutSection {
  return { id, component, order, visible: true, api_endpoint: `/api/sections/${id}` }
}

/** A section as its component shows it. */
export type SectionView = {
  id: SectionSlug
  component: SectionComponent
  title: string
  subtitle?: string
  description?: string
  image?: string
  button: Prose
  items: Cards
  lang?: string
}

/** The visible sections of the layout, in order, with the tree's content. */
export function customSolutionsView(tree: Tree, { sections } = layout) {
  return {
    head: headOf(tree, 'customSolutions'),
    sections: sections
      .filter(({ visible }) => visible)
      .toSorted((one, other) => one.order - other.order)
      .map(({ id, component }): SectionView => {
        const { content, lang } = tree.content.sections[id]
        return { id, component, lang, button: buttonOf(content, tree), ...textsOf(content) }
      })
  }
}

function textsOf({ title, subtitle, description, image_src, items }: Section) {
  const cards = items.map(({ title, description, image_src }) => ({
    title,
    text: description,
    image: image_src
  }))
  return { title, subtitle, description, image: image_src, items: { cards } }
}

function buttonOf({ button_text: text }: Section, tree: Tree): Prose {
  return text === undefined ? tree.words('customSolutions.sections.contact.button') : { text }
}
