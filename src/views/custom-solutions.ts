import type { Section } from '#contract/company.ts'
import { landOf } from '#pictures/land.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Prose } from '#tree/messages.ts'
import type { Cards } from './card.ts'
import { layout, type SectionComponent } from './custom-solutions-layout.ts'
import { headOf } from './head.ts'
import { slipsOf } from './slips.ts'

/** A section as its component shows it. */
export type SectionView = {
  id: string
  component: SectionComponent
  title: string
  subtitle?: string
  description?: string
  image?: string
  button: Prose
  items: Cards
  lang?: string
}

/** The sentence, and the visible sections of the layout, in order, with the tree's content. */
export function customSolutionsView(tree: Tree, { country_iso: country, sections } = layout) {
  const title = tree.words('customSolutions.hero.headline')
  const shown = sections
    .filter(({ visible }) => visible)
    .toSorted((one, other) => one.order - other.order)
    .map(({ id, component }): SectionView => {
      const { content, lang } = tree.content.sections[id]
      return { id, component, lang, button: buttonOf(content, tree), ...textsOf(content) }
    })
  return {
    head: headOf(tree, 'customSolutions'),
    title: { ...title, parts: slipsOf(title, tree.locale) },
    lead: tree.words('customSolutions.hero.lead'),
    land: landOf(country, { seed: 'custom-solutions', width: 1600, height: 900 }),
    links: shown.filter(({ component }) => component !== 'picture'),
    sections: shown
  }
}

export type CustomSolutionsView = ReturnType<typeof customSolutionsView>

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
