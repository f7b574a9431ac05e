import * as z from 'zod'
import {
  choice,
  colour,
  id,
  langCode,
  number,
  pictureUrl,
  text,
  textOrNumber,
  url
} from './fields.ts'
import { richText } from './rich-text.ts'
import { tolerantList } from './tolerated.ts'

/** An entry of a filter list or of any other small dictionary. */
export const entry = z.object({ id, description: text })
export type Entry = z.output<typeof entry>

/** A crop; its scientific name says in every language which plant is meant. By its aliases it is found, never shown. */
export const crop = entry.extend({
  scientific_name: text.optional(),
  aliases: tolerantList(text).optional()
})
export type CropRecord = z.output<typeof crop>

/** What a product is used against, or for: an effect is wanted, everything else is not. */
const problematic = crop.extend({
  kind: choice(['weed', 'disease', 'insect', 'mite', 'nematode', 'effect']).optional()
})
export type ProblematicRecord = z.output<typeof problematic>

const image = z.object({ src: pictureUrl })

const productFields = {
  id,
  brandname: text,
  family_id: id,
  family_name: text.optional(),
  family_icon: pictureUrl.optional(),
  description: text.optional(),
  /** The language of the product's own texts where it is not the tree's. */
  lang: langCode.optional(),
  keywords: text.optional(),
  composition: text.optional(),
  image_hero: pictureUrl.optional(),
  images: tolerantList(image),
  type_of_formulation: tolerantList(entry),
  crops: tolerantList(id),
  active_ingredients: tolerantList(id),
  problematics: tolerantList(problematic),
  concentration: text.optional()
}

/** What the product list and its filters read. */
export const product = z.object(productFields)
export type ProductRecord = z.output<typeof product>

const document = z.object({
  title: text.optional(),
  kind: z.enum(['label', 'sds', 'leaflet', 'other']),
  url,
  lang: text.optional(),
  size_bytes: number.optional()
})

/** A dose as the authority registered it for one crop and one problem: shown as it is, never computed. */
const recommendation = z.object({
  crop: id,
  problematic: id,
  dose_min: number,
  dose_max: number,
  dose_unit: text,
  water_l_ha: textOrNumber.optional(),
  timing: text.optional(),
  interval_days: number.optional(),
  phi_days: number.optional(),
  max_applications: number.optional()
})

const resistanceGroup = z.object({
  scheme: z.enum(['HRAC', 'FRAC', 'IRAC']),
  code: textOrNumber
})

export const productDetail = z.object({
  ...productFields,
  documents: tolerantList(document),
  toxicological_class: z.object({ id, description: text, colour: colour.optional() }).optional(),
  calibre: tolerantList(text),
  benefits: tolerantList(id),
  registration_number: text.optional(),
  mode_of_action: text.optional(),
  resistance_groups: tolerantList(resistanceGroup),
  recommendations: tolerantList(recommendation),
  packs: tolerantList(text),
  content: richText.optional()
})
export type ProductDetailRecord = z.output<typeof productDetail>

/** A row of the product commerce table of one country. */
export const b2bProduct = z.object({
  id,
  category: text.optional(),
  active_ingredient: text.optional(),
  product_name: text,
  reg_no: text.optional()
})
export type B2bProduct = z.output<typeof b2bProduct>

export const globalProduct = z.object({
  id,
  category: text.optional(),
  product_name: text,
  active_ingredient: text.optional()
})
export type GlobalProduct = z.output<typeof globalProduct>

/** By its aliases it is found, never shown, as a crop is. */
export const family = entry.extend({
  icon_src: pictureUrl.optional(),
  aliases: tolerantList(text).optional()
})
export type Family = z.output<typeof family>

export const portfolioFamily = z.object({
  id,
  description: text,
  order: number.default(0),
  image_src: pictureUrl.optional()
})
export type PortfolioFamily = z.output<typeof portfolioFamily>
