import type { Tree } from '#tree/build-tree.ts'
import { cardsOf, type Cards } from '#views/text/card.ts'
import { factsOf } from '#views/text/facts.ts'
import { headOf } from '#views/site/head.ts'
import { careersLink } from './careers.ts'
import { plantGroups } from './plants.ts'
import { timelineView } from './timeline.ts'

export function companyView(tree: Tree) {
  return {
    head: headOf(tree, 'company'),
    about: {
      lead: tree.words('company.about.lead'),
      paragraphs: tree.list('company.about.paragraphs'),
      facts: factsOf(tree.list('company.about.facts'))
    },
    timeline: timelineView(tree),
    culture: cardsOf(tree.list('company.culture.items')),
    platform: {
      title: tree.words('company.platform.title'),
      text: tree.words('company.platform.text'),
      ...platform(tree)
    },
    plants: plantGroups(tree),
    values: cardsOf(tree.list('company.values.items')),
    careers: careersLink(tree),
    reportHref: tree.content.footer.content.last_report_src
  }
}

function platform(tree: Tree): Cards {
  const { content, lang } = tree.content.platform
  const cards = content
    .toSorted((one, other) => one.order - other.order)
    .map(({ title, description, image_src: image }) => ({ title, text: description, image }))
  return { cards, lang }
}
