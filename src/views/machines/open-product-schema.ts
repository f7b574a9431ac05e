import * as z from 'zod'
import { doseFacts } from '#contract/change.ts'

const ids = (list: string) => z.array(z.string()).describe(`Ids of \`${list}\`.`)
const text = (description: string) => z.string().describe(description)
const optional = (description: string) => z.string().optional().describe(description)
const texts = (description: string) => z.array(z.string()).describe(description)

/** A registered use. */
const dose = z.object({
  crop: z.string().describe('An id of `crops`.'),
  problem: z.string().describe('An id of `problems`.'),
  ...doseFacts.shape
})

const document = z.object({
  kind: z.enum(['label', 'sds', 'leaflet', 'other']).describe('`sds` is a safety data sheet.'),
  title: optional('As its link on the page says.'),
  url: z.url().describe('Where the file is.'),
  language: optional('As content states it, an ISO 639 code as a rule.'),
  bytes: z.number().optional().describe('The size of the file.'),
  sha256: optional('The SHA-256 digest of the file in hexadecimal, where this site publishes it.'),
  modified: z.iso.date().optional().describe('The day of its last change, as its host states it.')
})

const sameProduct = z.object({
  country: z.string().describe('ISO 3166-1 alpha-2, lower case.'),
  name: z.string().describe('What it is called there.'),
  registrationNumber: optional('Its registration there.'),
  page: z.url().describe('Its page for readers, or the list of its country that names it.')
})

export const openProduct = z.object({
  id: text('The last part of its page’s address; it does not change.'),
  name: text('The trade name.'),
  page: z.url().describe('The product’s page for readers.'),
  family: z.string().describe('An id of `families`.'),
  description: optional('The sentences at the head of its page.'),
  descriptionLanguage: optional('BCP 47, where it is not the language of the catalogue.'),
  keywords: optional('Words by which searches find it.'),
  image: z.url().optional().describe('A picture of the product.'),
  activeIngredients: ids('activeIngredients'),
  composition: optional('The active ingredients with their strengths, as printed.'),
  concentration: optional('The strength, as printed.'),
  formulations: z
    .array(
      z.object({ id: text('The international code, `SC`.'), name: text('What the code means.') })
    )
    .describe('The kinds of mixture that it is sold as.'),
  registrationNumber: optional('The number of the authority, with its name as printed.'),
  toxicologicalClass: z
    .object({
      id: text('An id of this site, of the country’s scheme.'),
      name: text('As the label names the class.')
    })
    .optional()
    .describe('How toxic the authority says it is.'),
  modeOfAction: optional('How it works, in words.'),
  resistanceGroups: z
    .array(
      z.object({
        scheme: z
          .enum(['HRAC', 'FRAC', 'IRAC'])
          .describe('Whose groups: of herbicides, of fungicides, of insecticides.'),
        code: text('The group, `11` or `3A`.')
      })
    )
    .describe('Products of one group lose their effect together, so programmes alternate groups.'),
  crops: ids('crops'),
  problems: ids('problems'),
  doses: z.array(dose).describe('One entry for each registered use.'),
  packs: texts('The sizes that it is sold in, `5 L`.'),
  calibre: texts('Notes on drop sizes, nozzles and spraying.'),
  benefits: texts('What the company says for it.'),
  documents: z.array(document).describe('Labels and other files.'),
  elsewhere: z
    .array(sameProduct)
    .describe('In other countries: the same ingredients, strengths and formulation.'),
  content: optional('Further text of its page, in HTML.')
})

export type OpenProduct = z.output<typeof openProduct>
