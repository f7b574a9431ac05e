import * as z from 'zod'
import { doseFacts } from '#contract/change.ts'

const ids = (list: string) => z.array(z.string()).describe(`Ids of \`${list}\`.`)
const optional = (description: string) => z.string().optional().describe(description)

/** A registered use. */
const dose = z.object({
  crop: z.string().describe('An id of `crops`.'),
  problem: z.string().describe('An id of `problems`.'),
  ...doseFacts.shape
})

const document = z.object({
  kind: z.enum(['label', 'sds', 'leaflet', 'other']),
  title: z.string().optional(),
  url: z.url(),
  language: optional('As content states it, an ISO 639 code as a rule.'),
  bytes: z.number().optional(),
  sha256: optional('The digest of the file, where this site publishes it.'),
  modified: z.iso.date().optional().describe('The day of its last change, as its host states it.')
})

const sameProduct = z.object({
  country: z.string().describe('ISO 3166-1 alpha-2, lower case.'),
  name: z.string().describe('What it is called there.'),
  registrationNumber: z.string().optional(),
  page: z.url().describe('Its page for readers.')
})

export const openProduct = z.object({
  id: z.string(),
  name: z.string(),
  page: z.url().describe('The product’s page for readers.'),
  family: z.string().describe('An id of `families`.'),
  description: z.string().optional(),
  descriptionLanguage: optional('BCP 47, where it is not the language of the catalogue.'),
  keywords: z.string().optional(),
  image: z.url().optional(),
  activeIngredients: ids('activeIngredients'),
  composition: optional('The active ingredients with their strengths, as printed.'),
  concentration: z.string().optional(),
  formulations: z.array(
    z.object({ id: z.string().describe('The international code, `SC`.'), name: z.string() })
  ),
  registrationNumber: z.string().optional(),
  toxicologicalClass: z.object({ id: z.string(), name: z.string() }).optional(),
  modeOfAction: z.string().optional(),
  resistanceGroups: z.array(
    z.object({ scheme: z.enum(['HRAC', 'FRAC', 'IRAC']), code: z.string() })
  ),
  crops: ids('crops'),
  problems: ids('problems'),
  doses: z.array(dose),
  packs: z.array(z.string()),
  calibre: z.array(z.string()),
  benefits: z.array(z.string()),
  documents: z.array(document),
  elsewhere: z
    .array(sameProduct)
    .describe('In other countries: the same ingredients, strengths and formulation.'),
  content: optional('HTML.')
})

export type OpenProduct = z.output<typeof openProduct>
