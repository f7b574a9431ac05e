import { portraitOf } from '#pictures/subject-picture.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Problematic } from '#tree/product.ts'
import type { ListKey } from '#texts/english.ts'
import type { Use } from '#views/product/doses.ts'
import { statedStages } from './stated-stages.ts'

/** Two marks of a drawing, and four stages; the second stage is the time to act. */
const [MARKS, STAGES] = [2, 4]

/**
 * The portrait of a problem, and how it develops; missing for a wanted effect. A time to act is named only where no listed
 * dose has its own time: against a weed, one product is for bare soil and another for a late stage.
 */
export function portraitView(tree: Tree, problem: Problematic, uses: readonly Use[]) {
  const portrait = portraitOf(problem)
  if (!portrait) return undefined
  const { picture, ground, marks, life, own } = portrait
  const texts = own ? (`problem.own.${own}` as const) : undefined
  const isTimed = uses.some(use => use.dose.timing !== undefined || statedStages(use))
  const general = isTimed ? 'problem.development' : 'problem.stages'
  return {
    picture,
    ground,
    alternative: tree.t('problem.portrait', { problem: problem.name }),
    marks: cardsOf(tree, `problem.marks.${marks}`, MARKS),
    lead: texts && tree.words(`${texts}.lead`),
    stages: {
      title: tree.words(texts ? `${texts}.title` : `${general}Title`),
      text: tree.words(texts ? `${texts}.text` : `${general}Text`),
      act: isTimed ? undefined : tree.words('problem.act'),
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
