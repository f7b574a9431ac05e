import type { Use } from '#views/product/doses.ts'

/**
 * The growth stages that a label states, from and to, as codes of the BBCH scale for all crops. Chinese brackets may be
 * wide.
 */
const STAGES = /[(（](BBCH\s(\d\d)(?:–(\d\d))?)[)）]/

const SEED_TREATMENT = '2004'

/** Codes of the BBCH scale, with their words on the label; seed is treated before the first stage. */
type Stated = { from: number; to: number; text?: string }

/** When a use is allowed, where its label states it or its family leaves no other time. */
export function statedStages({ product, dose }: Use): Stated | undefined {
  const [, text, from, to = from] = STAGES.exec(dose.timing ?? '') ?? []
  if (text !== undefined) return { from: Number(from), to: Number(to), text }
  return product.family.id === SEED_TREATMENT ? { from: 0, to: 0 } : undefined
}
