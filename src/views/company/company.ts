import type { Tree } from '#tree/build-tree.ts'
import { cardsOf, type Cards } from '#views/text/card.ts'
import { factsOf } from '#views/text/facts.ts'
import { fileSize, fileType } from '#views/text/file.ts'
import { inCalendar } from '#views/text/formats.ts'
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
    report: lastReport(tree)
  }
}

export type CompanyView = ReturnType<typeof companyView>

/** The last business report, with its year, type and size where the BFF says them. */
function lastReport(tree: Tree) {
  const { content } = tree.content.footer
  const { last_report_src: href, last_report_year: year, last_report_size_bytes: bytes } = content
  if (href === undefined) return undefined
  const size = bytes === undefined ? undefined : fileSize(tree, bytes)
  const about = [year && inCalendar(tree.locale, year), fileType(href), size]
  return { href, about: about.filter(part => part !== undefined) }
}

function platform(tree: Tree): Cards {
  const { content, lang } = tree.content.platform
  const cards = content
    .toSorted((one, other) => one.order - other.order)
    .map(({ title, description, fact, image_src: image }) => ({
      ...{ title, fact, image },
      text: description
    }))
  return { cards, lang }
}
