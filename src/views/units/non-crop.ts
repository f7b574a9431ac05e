import { roadThrough } from '#pictures/road.ts'
import type { Tree } from '#tree/build-tree.ts'
import { unitView } from './unit.ts'

/** The sections of the road, in the order in which the page names the sites: people, forest, turf, industry. */
const zones = ['town', 'forest', 'turf', 'rail'] as const

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
        return { ...card, picture: roadThrough(zone), place: tree.words(`nonCrop.places.${zone}`) }
      })
    }
  }
}

export type NonCropView = ReturnType<typeof nonCropView>
