import * as z from 'zod'
import {
  choice,
  colour,
  id,
  label,
  labelOrNumber,
  langCode,
  list,
  name,
  number,
  paragraph,
  pictureUrl,
  title,
  url
} from './fields.ts'
import { richText } from './rich-text.ts'

/** An entry of a filter list or of another small dictionary. */
export const entry = z.object({ id, description: name })
export type Entry = z.output<typeof entry>

/**
 * A crop or a problem. Its scientific name identifies the species in every language. Searches find it by its aliases,
 * which are not shown.
 */
const species = entry.extend({ scientific_name: name.optional(), aliases: list(name).optional() })

const growthStage = z.int().min(0).max(99)

/** Which growth stages (BBCH) a crop of the country passes through in which months; a month may have two seasons. */
const season = z.object({
  month: z.int().min(1).max(12),
  bbch_from: growthStage,
  bbch_to: growthStage
})

export const crop = species.extend({ calendar: list(season, 'some').optional() })
export type CropRecord = z.output<typeof crop>

/** What a product is used against, or for: effects are wanted, all other kinds are not. */
const problematic = species.extend({
  kind: choice(['weed', 'disease', 'insect', 'mite', 'nematode', 'effect']).optional()
})
export type ProblematicRecord = z.output<typeof problematic>

const image = z.object({ src: pictureUrl })

const productFields = {
  id,
  brandname: name,
  family_id: id,
  family_name: name.optional(),
  family_icon: pictureUrl.optional(),
  description: paragraph.optional(),
  /** The language of the product's own texts when it is not the tree's. */
  lang: langCode.optional(),
  keywords: paragraph.optional(),
  composition: label.optional(),
  image_hero: pictureUrl.optional(),
  images: list(image),
  type_of_formulation: list(entry),
  crops: list(id, 'many'),
  active_ingredients: list(id),
  problematics: list(problematic, 'many'),
  concentration: label.optional(),
  /**
   * The contract has this field in the details. If the list has it too, a build of some trees need not request the
   * details of all others.
   */
  registration_number: name.optional()
}

/** What the product list and its filters read. */
export const product = z.object(productFields)
export type ProductRecord = z.output<typeof product>

const document = z.object({
  title: title.optional(),
  kind: z.enum(['label', 'sds', 'leaflet', 'other']),
  url,
  lang: name.optional(),
  size_bytes: number.optional()
})

/** A dose as the authority registered it for one crop and one problem. It is shown unchanged, never computed. */
const recommendation = z.object({
  crop: id,
  problematic: id,
  dose_min: number,
  dose_max: number,
  dose_unit: name,
  water_l_ha: labelOrNumber.optional(),
  timing: label.optional(),
  interval_days: number.optional(),
  phi_days: number.optional(),
  max_applications: number.optional()
})

const resistanceGroup = z.object({ scheme: z.enum(['HRAC', 'FRAC', 'IRAC']), code: labelOrNumber })

export const productDetail = z.object({
  ...productFields,
  documents: list(document, 'some'),
  toxicological_class: z.object({ id, description: label, colour: colour.optional() }).optional(),
  calibre: list(label),
  benefits: list(id),
  mode_of_action: label.optional(),
  resistance_groups: list(resistanceGroup),
  recommendations: list(recommendation, 'many'),
  packs: list(name),
  content: richText.optional()
})
type Detail = z.output<typeof productDetail>

/** What is known of a document's file once it is mirrored; no call has it. */
type FileFacts = { sha256?: string; modified?: string }

export type ProductDetailRecord = Omit<Detail, 'documents'> & {
  documents: (Detail['documents'][number] & FileFacts)[]
}

/** A row of the product commerce table of one country. */
export const b2bProduct = z.object({
  id,
  category: name.optional(),
  active_ingredient: label.optional(),
  product_name: name,
  reg_no: name.optional()
})
export type B2bProduct = z.output<typeof b2bProduct>

export const globalProduct = z.object({
  id,
  category: name.optional(),
  product_name: name,
  active_ingredient: label.optional()
})
export type GlobalProduct = z.output<typeof globalProduct>

/** Searches find it by its aliases, which are not shown. */
export const family = entry.extend({
  icon_src: pictureUrl.optional(),
  aliases: list(name).optional()
})
export type Family = z.output<typeof family>

export const portfolioFamily = z.object({
  id,
  description: name,
  order: number.default(0),
  image_src: pictureUrl.optional()
})
export type PortfolioFamily = z.output<typeof portfolioFamily>
