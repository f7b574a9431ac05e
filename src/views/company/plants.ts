import type { Plant } from '#contract/company.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { mapLink } from '#views/enquiry/map-link.ts'

export type PlantCard = { id: string; name: string; image?: string; map?: string }
export type PlantGroup = { title: LocalizedText; plants: PlantCard[] }
/** The position of a plant or laboratory. */
export type Place = { longitude: number; latitude: number; isLaboratory: boolean }

const kinds: [Plant['kind'], MessageKey][] = [
  ['plant', 'company.plants.kinds.plant'],
  ['rd_center', 'company.plants.kinds.rdCenter'],
  ['process_center', 'company.plants.kinds.processCenter']
]

/** Plants and R&D centres by kind, and the positions of those that have one. */
export function plantGroups(tree: Tree): { groups: PlantGroup[]; places: Place[]; lang?: string } {
  const { content, lang } = tree.content.plants
  const groups = kinds
    .map(([kind, key]) => ({
      title: tree.words(key),
      plants: content.filter(plant => plant.kind === kind).map(toCard)
    }))
    .filter(({ plants }) => plants.length > 0)
  return { groups, places: content.flatMap(toPlace), lang }
}

function toCard({ id, name, image_src, link_location, latitude, longitude }: Plant): PlantCard {
  const isPlaced = latitude !== undefined && longitude !== undefined
  return {
    id,
    name,
    image: image_src,
    map: link_location ?? (isPlaced ? mapLink(latitude, longitude) : undefined)
  }
}

function toPlace({ kind, latitude, longitude }: Plant): Place[] {
  if (latitude === undefined || longitude === undefined) return []
  return [{ latitude, longitude, isLaboratory: kind !== 'plant' }]
}
