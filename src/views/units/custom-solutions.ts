import type { Section } from '#contract/company.ts'
import { landOf } from '#pictures/land.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { contactAbout } from '#views/enquiry/questions.ts'
import { officeOf } from '#views/enquiry/contact.ts'
import { plantGroups } from '#views/company/plants.ts'
import type { Cards } from '#views/text/card.ts'
import { type Fact, factsOf } from '#views/text/facts.ts'
import { exactNumbers } from '#views/text/formats.ts'
import { longestWord } from '#views/text/longest-word.ts'
import { shipmentDays } from './business-partners.ts'
import { layout, type SectionComponent } from './custom-solutions-layout.ts'
import { headOf } from '#views/site/head.ts'
import { isHidden, type Link } from '#views/site/link.ts'
import { highlightsOf, type SentencePart } from './highlights.ts'

/** A section as its component shows it. */
export type SectionView = {
  id: string
  component: SectionComponent | 'comparison'
  title: string
  subtitle?: string
  description?: string
  image?: string
  /** Links to the contact page; content hides it by the label `x`. */
  button?: Link
  items: Cards
  lang?: string
  /** Plants and laboratories, counted, and what the company has. */
  figures?: { facts: readonly Fact[]; lang?: string }
  /** For each item, what a product from a catalogue has instead. */
  catalogue?: { items: readonly string[]; lang?: string }
}

/** The headline, and the visible sections of the layout, in order, with the tree's content. */
export function customSolutionsView(tree: Tree, { sections } = layout) {
  const title = tree.words('customSolutions.hero.headline')
  const parts = highlightsOf(title, tree.locale)
  const shown = sections
    .filter(({ visible }) => visible)
    .toSorted((one, other) => one.order - other.order)
    .map(({ id, component }): SectionView => {
      const { content, lang } = tree.content.sections[id]
      const button = buttonOf(tree, id, { text: content.button_text, lang })
      const days = component === 'steps' ? shipmentDays(tree) : []
      const shown = { id, component, lang, button, ...textsOf(content, days) }
      if (component === 'side-by-side') return { ...shown, figures: figuresOf(tree) }
      return component === 'table' ? compared(tree, shown) : shown
    })
  return {
    head: headOf(tree, 'customSolutions'),
    title: { ...title, parts, longest: longestHighlight(parts) },
    lead: tree.words('customSolutions.hero.lead'),
    office: officeOf(tree),
    land: landOf(tree.country.iso, { seed: 'custom-solutions', width: 1600, height: 900 }),
    links: shown.filter(({ component }) => component !== 'picture'),
    sections: shown
  }
}

export type CustomSolutionsView = ReturnType<typeof customSolutionsView>

/** A highlight is on one line, so it counts as one word, and the space at its ends as two letters. */
function longestHighlight(parts: readonly SentencePart[]) {
  const highlights = parts.filter(({ isHighlight }) => isHighlight)
  const words = highlights.map(({ text }) => `_${text.replace(/\s/g, '_')}_`)
  return longestWord({ text: words.join(' ') })
}

/** A list of differences, beside what a catalogue offers where the tree says so of each. */
function compared(tree: Tree, section: SectionView): SectionView {
  const catalogue = tree.list('customSolutions.catalogue')
  const isWhole = catalogue.items.length === section.items.cards.length
  return isWhole && catalogue.items.length > 0
    ? { ...section, component: 'comparison', catalogue }
    : section
}

/** The kinds are titles elsewhere; beside their number they are words of a sentence: `9 factories`, `2 R&D centres`. */
function figuresOf(tree: Tree): NonNullable<SectionView['figures']> {
  const plants = plantGroups(tree).groups.map(({ title, plants }) => ({
    value: exactNumbers(tree.locale).format(plants.length),
    label: title.text.replace(/^\p{Lu}(?=\p{Ll})/u, first => first.toLocaleLowerCase(tree.locale))
  }))
  const { facts, lang } = factsOf(tree.list('customSolutions.figures'))
  return { facts: [...plants, ...facts], lang }
}

/** `days`: the day by which each item is done, where there are as many. */
function textsOf(section: Section, days: readonly string[]) {
  const { title, subtitle, description, image_src, items } = section
  const cards = items.map(({ title, description, image_src }, index) => ({
    title,
    text: description,
    image: image_src,
    fact: days.length === items.length ? days[index] : undefined
  }))
  return { title, subtitle, description, image: image_src, items: { cards } }
}

/** The section `contact` always gets a button, even where content has none, so that visitors can write. */
type Label = Partial<LocalizedText>
function buttonOf(tree: Tree, id: string, { text, lang }: Label): Link | undefined {
  const usual = id === 'contact' ? tree.words('customSolutions.sections.contact.button') : undefined
  const words = text === undefined ? usual : { text, lang }
  const href = contactAbout(tree, 'custom-solutions')
  return words && !isHidden(words.text) ? { href, words } : undefined
}
