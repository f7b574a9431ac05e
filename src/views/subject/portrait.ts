import { portraitOf } from '#pictures/subject-picture.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Problematic } from '#tree/product.ts'
import type { ListKey } from '#texts/english.ts'

/** Two marks of a drawing, and four stages; the second stage is the time to act, the last is too late. */
const [MARKS, STAGES] = [2, 4]

/** The portrait of a problem, and the time to act; missing for a wanted effect. */
export function portraitView(tree: Tree, problem: Problematic) {
  const portrait = portraitOf(problem)
  if (!portrait) return undefined
  const { picture, ground, marks, life, own } = portrait
  const texts = own ? (`problem.own.${own}` as const) : undefined
  return {
    picture,
    ground,
    alternative: tree.t('problem.portrait', { problem: problem.name }),
    marks: cardsOf(tree, `problem.marks.${marks}`, MARKS),
    lead: texts && tree.words(`${texts}.lead`),
    stages: {
      title: tree.words(texts ? `${texts}.title` : 'problem.stagesTitle'),
      text: tree.words(texts ? `${texts}.text` : 'problem.stagesText'),
      act: tree.words('problem.act'),
      items: cardsOf(tree, `problem.stages.${life}`, STAGES)
    },
    scouting: own === 'fallArmyworm' ? scoutingOf(tree) : undefined
  }
}

function scoutingOf(tree: Tree) {
  return {
    title: tree.words('problem.scouting.title'),
    text: tree.words('problem.scouting.text'),
    items: cardsOf(tree, 'problem.scouting.items')
  }
}

type CardList = Extract<ListKey, `problem.${string}`>

function cardsOf(tree: Tree, key: CardList, most = Infinity) {
  const { items, lang } = tree.list(key)
  return items.slice(0, most).map(({ title = '', text = '' }) => ({
    title: { text: title, lang },
    text: { text, lang }
  }))
}

export type PortraitView = NonNullable<ReturnType<typeof portraitView>>
