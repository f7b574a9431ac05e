import { type Stages, stagesIn } from '#lib/growth-stages.ts'
import type { Use } from '#views/product/doses.ts'

const SEED_TREATMENT = '2004'

/** Codes of the BBCH scale, with their words on the label; seed is treated before the first stage. */
type Stated = Omit<Stages, 'text'> & Partial<Stages>

/** When a use is allowed, where its label states it or its family leaves no other time. */
export function statedStages({ product, dose }: Use): Stated | undefined {
  const stages = stagesIn(dose.timing ?? '')
  if (stages.length > 0)
    return {
      from: Math.min(...stages.map(({ from }) => from)),
      to: Math.max(...stages.map(({ to }) => to)),
      text: stages.map(({ text }) => text).join(', ')
    }
  return product.family.id === SEED_TREATMENT ? { from: 0, to: 0 } : undefined
}
