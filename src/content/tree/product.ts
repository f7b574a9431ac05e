import { foldId } from '#contract/ids.ts'
import type {
  CropRecord,
  Entry,
  Family,
  ProblematicRecord,
  ProductDetailRecord
} from '#contract/product.ts'
import { oncePer } from '#lib/once-per.ts'
import type { RichText } from '#lib/rich-nodes.ts'
import { href } from '#routes/href.ts'
import type { TreeContent } from '#snapshot/snapshot.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { recordLang } from './record-lang.ts'

/** An id with the name that readers know it by. */
export type Named = { id: string; name: string }

/** `href` is missing where no product may be listed for it, so that it may have no page. */
export type Crop = Named & { scientificName?: string; aliases?: string[]; href?: string }
export type Problematic = Crop & { kind?: ProblematicRecord['kind'] }

/** A registered use: crop and problematic by name, all other values as the BFF sends them. */
export type Dose = Omit<ProductDetailRecord['recommendations'][number], 'crop' | 'problematic'> & {
  crop: Crop
  problematic: Problematic
}

/** A product whose ids are resolved to names of the tree's filter lists. */
export type Product = {
  id: string
  href: string
  name: string
  description?: LocalizedText
  keywords?: string
  composition?: string
  concentration?: string
  /** `icon` comes from the product's own record, for a family that no list of the tree has. */
  family: Named & { aliases?: string[]; icon?: string }
  /** The hero image, or else the first image. */
  image?: string
  formulations: Named[]
  activeIngredients: Named[]
  crops: Crop[]
  problematics: Problematic[]
  doses: Dose[]
  benefits: string[]
  calibre: string[]
  packs: string[]
  documents: ProductDetailRecord['documents']
  toxicologicalClass?: ProductDetailRecord['toxicological_class']
  registrationNumber?: string
  modeOfAction?: string
  resistanceGroups: ProductDetailRecord['resistance_groups']
  content?: { nodes: RichText; lang?: string }
}

/** Every problem that products of a catalogue are listed for, by id; no call lists them. */
export function problematicsOf(records: readonly ProductDetailRecord[]): Map<string, Problematic> {
  const all = records.flatMap(({ problematics }) => problematics)
  return new Map(all.map(problematic => [problematic.id, toProblematic(problematic)]))
}

/**
 * Resolves the ids of a record; `known` are the problems of the tree's other products. An id that no list knows is
 * shown as it is, because no fact may be dropped.
 */
export function buildProduct(
  record: ProductDetailRecord,
  content: TreeContent,
  known: ReadonlyMap<string, Problematic> = new Map()
): Product {
  const names = namesOf(content)
  const lang = recordLang(record, content.tree)
  const localized = (text?: string) => (text === undefined ? undefined : { text, lang })
  const named = (names: Names, id: string): Named => ({ id, name: names.get(foldId(id)) ?? id })
  const cropOf = (id: string): Crop => ({ name: id, ...names.crops.get(foldId(id)), id })
  const { prefix: tree } = content.tree
  const crops = record.crops.map(id => ({ ...cropOf(id), href: href('crop', { tree, id }) }))
  const problematics = record.problematics.map(problematic => ({
    ...toProblematic(problematic),
    href: href('problem', { tree, id: problematic.id })
  }))
  const problematicOf = (id: string) => find(problematics, id) ?? known.get(id) ?? { id, name: id }
  return {
    id: record.id,
    href: href('product', { tree, id: record.id }),
    name: record.brandname,
    description: localized(record.description),
    keywords: record.keywords,
    composition: record.composition,
    concentration: record.concentration,
    family: familyOf(record, names.families),
    image: record.image_hero ?? record.images[0]?.src,
    formulations: record.type_of_formulation.map(toNamed),
    activeIngredients: record.active_ingredients.map(id => named(names.activeIngredients, id)),
    crops,
    problematics,
    doses: record.recommendations.map(({ crop, problematic, ...dose }) => ({
      ...dose,
      crop: find(crops, crop) ?? cropOf(crop),
      problematic: problematicOf(problematic)
    })),
    benefits: record.benefits.map(id => named(names.benefits, id).name),
    calibre: record.calibre,
    packs: record.packs,
    documents: record.documents,
    toxicologicalClass: record.toxicological_class,
    registrationNumber: record.registration_number,
    modeOfAction: record.mode_of_action,
    resistanceGroups: record.resistance_groups,
    content: record.content && { nodes: record.content, lang }
  }
}

function familyOf(
  { family_id: id, family_name: name = id, family_icon: icon }: ProductDetailRecord,
  families: ReadonlyMap<string, Product['family']>
): Product['family'] {
  return { id, name, ...families.get(foldId(id)), icon }
}

function find<Item extends Named>(items: readonly Item[], id: string): Item | undefined {
  return items.find(item => item.id === id)
}

type Names = ReadonlyMap<string, string>

const namesOf = oncePer((content: TreeContent) => ({
  families: new Map(content.families.map(family => [foldId(family.id), toFamily(family)])),
  crops: new Map(content.crops.map(crop => [foldId(crop.id), toCrop(crop)])),
  activeIngredients: toNames(content.activeIngredients),
  benefits: toNames(content.benefits)
}))

function toNames(entries: readonly Entry[]): Names {
  return new Map(entries.map(({ id, description }) => [foldId(id), description]))
}

function toNamed({ id, description }: Entry): Named {
  return { id, name: description }
}

function toFamily({ aliases, ...entry }: Family): Product['family'] {
  return { ...toNamed(entry), aliases }
}

function toCrop({ scientific_name: scientificName, aliases, ...entry }: CropRecord): Crop {
  return { ...toNamed(entry), scientificName, aliases: aliases?.length ? aliases : undefined }
}

function toProblematic({ kind, ...crop }: ProblematicRecord): Problematic {
  return { ...toCrop(crop), kind }
}
