import * as z from 'zod'

const optional = (description: string) => z.string().optional().describe(description)

/** What an authority registered for one use; every figure as it states it. */
export const doseFacts = z.object({
  min: z.number().describe('The smallest registered dose.'),
  max: z.number().describe('The largest; the same as `min` where a single dose is stated.'),
  unit: z.string().describe('Of both, as the label writes it: `L/ha`, `мл/га`, `g/100 L`.'),
  water: optional('Litres per hectare.'),
  timing: optional('When to apply.'),
  intervalDays: z.number().optional().describe('Days between two applications.'),
  daysToHarvest: z.number().optional().describe('Days from the last application to harvest.'),
  maxApplications: z.number().optional().describe('How often a season it may be used.')
})
export type DoseFacts = z.output<typeof doseFacts>

const named = z.object({ id: z.string(), name: z.string() })

/** A use before and now: without the one it is new, without the other withdrawn; without a problem, a crop as such. */
const changedUse = z.object({
  crop: named,
  problem: named.optional(),
  before: doseFacts.optional(),
  now: doseFacts.optional(),
  withdrawn: z.literal(true).optional()
})
export type ChangedUse = z.output<typeof changedUse>

/** What a publication changed of a product. */
export const change = z.object({
  day: z.iso.date(),
  kind: z.enum(['added', 'withdrawn', 'label', 'uses']),
  product: named,
  crops: z.array(z.string()).describe('Ids of the crops that it concerns.'),
  uses: z.array(changedUse).optional()
})
export type Change = z.output<typeof change>
