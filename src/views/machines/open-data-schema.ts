import * as z from 'zod'
import { openProduct } from './open-product-schema.ts'

const name = z.string().describe('In the language of the catalogue.')
const named = z.object({ id: z.string().describe('What other lists name it by.'), name })
const family = named.extend({
  aliases: z.array(z.string()).optional().describe('What else people call it, in any language.')
})
const crop = family.extend({
  scientificName: z.string().optional().describe('In Latin: which plant or pest is meant.'),
  page: z.url().optional().describe('Its page for readers.')
})
const problem = crop.extend({
  kind: z
    .enum(['weed', 'disease', 'insect', 'mite', 'nematode', 'effect'])
    .optional()
    .describe('An `effect` is wanted, such as an even ripening; all others are fought.')
})

/**
 * The version grows with each added field. If a field is removed, renamed or changes its meaning, the first number
 * changes.
 */
export const SCHEMA_VERSION = '1.1'

/** Everything that one country lists, for anyone to read and reuse. */
const openCatalogue = z.object({
  $schema: z.url().describe('This schema.'),
  schemaVersion: z
    .string()
    .describe('The first number changes with what programs rely on, the second with additions.'),
  publisher: z.string().describe('The company.'),
  notice: z.string().describe('What to know before using the data.'),
  licence: z
    .object({ name: z.string().describe('Its short name.'), url: z.url().describe('Its text.') })
    .describe('What you may do with the data.'),
  page: z.url().describe('The list of products for readers.'),
  asOf: z.iso.date().describe('The day when this content was first read.'),
  country: z
    .object({
      iso: z.string().describe('ISO 3166-1 alpha-2, lower case; `gl` is the global site.'),
      name
    })
    .describe('Where its products are listed.'),
  language: z.string().describe('BCP 47: the language of all names and texts.'),
  families: z.array(family).describe('Named by `products[].family`.'),
  activeIngredients: z.array(named).describe('Named by `products[].activeIngredients`.'),
  crops: z.array(crop).describe('Named by `products[].crops` and `products[].doses[].crop`.'),
  problems: z
    .array(problem)
    .describe('Named by `products[].problems` and `products[].doses[].problem`.'),
  products: z.array(openProduct).describe('Every product that the country lists.')
})

export type OpenCatalogue = z.output<typeof openCatalogue>

/** The JSON Schema that is published with the catalogues. */
export function openCatalogueSchema(address: string) {
  return {
    $id: address,
    title: 'Product catalogue of one country',
    description:
      'What one country lists, as the authority and the company state it; nothing is computed or translated. A field that is not there is not stated. Each file names its licence. The printed label is the only valid source.',
    ...z.toJSONSchema(openCatalogue)
  }
}

/**
 * The part of a file by which two publications are compared. An earlier version of this site may have written the file.
 */
const published = z.object({
  crops: z.array(named),
  problems: z.array(named),
  products: z.array(
    openProduct.pick({ id: true, name: true, crops: true, doses: true, documents: true })
  )
})

export const parsePublished = (data: unknown): z.output<typeof published> => published.parse(data)
