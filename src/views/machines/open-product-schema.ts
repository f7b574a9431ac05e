import * as z from 'zod'

const ids = (list: string) => z.array(z.string()).describe(`Ids of \`${list}\`.`)
const optional = (description: string) => z.string().optional().describe(description)

/** A registered use; every figure as the authority states it. */
const dose = z.object({
  crop: z.string().describe('An id of `crops`.'),
  problem: z.string().describe('An id of `problems`.'),
  min: z.number(),
  max: z.number().describe('The same as `min` where a single dose is stated.'),
  unit: z.string(),
  water: optional('Litres per hectare.'),
  timing: optional('When to apply.'),
  intervalDays: z.number().optional().describe('Days between two applications.'),
  daysToHarvest: z.number().optional().describe('Days from the last application to harvest.'),
  maxApplications: z.number().optional()
})

const document = z.object({
  kind: z.enum(['label', 'sds', 'leaflet', 'other']),
  title: z.string().optional(),
  url: z.url(),
  language: optional('As content states it, an ISO 639 code as a rule.'),
  bytes: z.number().optional()
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
  content: optional('HTML.')
})

export type OpenProduct = z.output<typeof openProduct>
