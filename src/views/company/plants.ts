import type { Plant } from '#contract/company.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { mapLink } from '#views/enquiry/map-link.ts'

/** `number` is that of its mark on the map. */
export type PlantCard = {
  id: string
  name: string
  image?: string
  map?: string
  number?: number
}
export type PlantGroup = { title: LocalizedText; plants: PlantCard[] }
/** The position of a plant or laboratory, and its number on the map. */
export type Place = {
  longitude: number
  latitude: number
  isLaboratory: boolean
  number: number
}

const kinds: [Plant['kind'], MessageKey][] = [
  ['plant', 'company.plants.kinds.plant'],
  ['rd_center', 'company.plants.kinds.rdCenter'],
  ['process_center', 'company.plants.kinds.processCenter']
]

/** Plants and R&D centres by kind, and the positions of those that have one, numbered in the order of the list. */
export function plantGroups(tree: Tree): { groups: PlantGroup[]; places: Place[]; lang?: string } {
  const { content, lang } = tree.content.plants
  const sorted = kinds.flatMap(([kind]) => content.filter(plant => plant.kind === kind))
  const placed = sorted.filter(isPlaced)
  const numbers = new Map(placed.map(({ id }, index) => [id, index + 1]))
  const groups = kinds
    .map(([kind, key]) => ({
      title: tree.words(key),
      plants: sorted
        .filter(plant => plant.kind === kind)
        .map(plant => toCard(plant, numbers.get(plant.id)))
    }))
    .filter(({ plants }) => plants.length > 0)
  return { groups, places: placed.map((plant, index) => toPlace(plant, index + 1)), lang }
}

type Placed = Plant & { latitude: number; longitude: number }

function isPlaced(plant: Plant): plant is Placed {
  return plant.latitude !== undefined && plant.longitude !== undefined
}

function toCard(plant: Plant, number?: number): PlantCard {
  const { id, name, image_src, link_location } = plant
  return {
    id,
    name,
    image: image_src,
    map: link_location ?? (isPlaced(plant) ? mapLink(plant.latitude, plant.longitude) : undefined),
    number
  }
}

function toPlace({ kind, latitude, longitude }: Placed, number: number): Place {
  return { latitude, longitude, isLaboratory: kind !== 'plant', number }
}
