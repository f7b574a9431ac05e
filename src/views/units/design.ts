import { studioPasses, studioPlan } from '#pictures/studio.ts'
import type { Tree } from '#tree/build-tree.ts'
import { cardsOf } from '#views/text/card.ts'
import { factsOf } from '#views/text/facts.ts'
import { unitView } from './unit.ts'

/** The Design Studio: one field surveyed, planned and finished, with a picture for each phase; then the studio. */
export function designView(tree: Tree) {
  const { sections, title, ...view } = unitView(tree, 'design')
  const passes = studioPasses()
  const phases = cardsOf(tree.list('design.phases'))
  const agenda = tree.list('design.agenda')
  return {
    ...view,
    title: { ...title, lines: linesOf(title.text) },
    passes,
    phases: {
      title: tree.words('design.phasesTitle'),
      phases: phases.cards.map((phase, index) => {
        const day = String(index + 1)
        const { facts } = factsOf({ items: agenda.items.filter(item => item.day === day) })
        return {
          ...phase,
          picture: passes[index],
          agenda: facts,
          /** A phase with an agenda is a day. */
          day: facts.length > 0 ? joined(tree.words('field.plan.day', { day }).text) : undefined
        }
      }),
      agendaLang: agenda.lang,
      lang: phases.lang
    },
    plan: { title: tree.words('design.plan.title'), ...factsOf(tree.list('design.plan.items')) },
    room: {
      ...sections,
      title: tree.words('design.roomTitle'),
      plan: studioPlan(),
      table: tree.known('design.table')
    }
  }
}

export type DesignView = ReturnType<typeof designView>

/** A word and its number with the space of the figures: that of the Arabic face is too narrow beside them. */
const joined = (text: string) => text.replaceAll(' ', '\u00a0')

/** A headline of several clauses: one clause on each line, with its comma. Thai has spaces instead of commas. */
function linesOf(headline: string): string[] {
  return headline.split(/(?<=[,，、،])\s*|(?<=\p{Script=Thai})\s+(?=\p{Script=Thai})/u)
}
