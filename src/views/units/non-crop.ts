import { wholeName } from '#lib/typography/whole-name.ts'
import { roadThrough } from '#pictures/road.ts'
import type { Tree } from '#tree/build-tree.ts'
import { unitView } from './unit.ts'

/** The sections of the road, in the order in which the page names the sites: people, forest, turf, industry. */
const zones = ['town', 'forest', 'turf', 'rail'] as const

const facts = ['against', 'forms', 'who', 'rules'] as const

/** Non-crop Solutions: one road that leads out of the fields, with a part of it for each section. */
export function nonCropView(tree: Tree) {
  const { sections, ...view } = unitView(tree, 'nonCrop')
  return {
    ...view,
    start: roadThrough('edge'),
    stretches: {
      ...sections,
      cards: sections.cards.map((card, index) => {
        const zone = zones[index % zones.length] ?? 'town'
        const place = tree.words(`nonCrop.places.${zone}`)
        return { ...card, picture: roadThrough(zone), place, facts: factsOn(tree, card.title) }
      })
    }
  }
}

export type NonCropView = ReturnType<typeof nonCropView>

/** What the products of a section are used against, their forms, who may apply them, and what else is to be kept to. */
function factsOn(tree: Tree, title: string) {
  const item = tree.list('nonCrop.sections').items.find(item => item.title === title)
  return facts.flatMap(fact => {
    const text = item?.[fact]
    return text ? [{ label: tree.words(`nonCrop.facts.${fact}`), text: wholeName(text) }] : []
  })
}
