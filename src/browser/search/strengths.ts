import { normalise } from '#lib/normalise.ts'

/** `80 WP` and `80 %` are 800 g/kg, where a product of the tree is called so. */
export function inGrams(query: string, brandsOf: () => readonly string[]): string {
  return query.replace(
    STRENGTH,
    (asked: string, percent: string, formulation: string | undefined = '') => {
      const isCalled = (strength: number) =>
        brandsOf().some(brand =>
          ` ${normalise(brand)} `.includes(` ${String(strength)} ${normalise(formulation)}`)
        )
      const grams = 10 * Number(percent.replace(',', '.'))
      return isCalled(grams) && !isCalled(grams / 10) ? `${String(grams)} ${formulation}` : asked
    }
  )
}

export const FIGURE = /^[\p{N}.,]+\s*(?:%|g|g\/l|g\/kg)?$/iu
export const FORMULATION = /^[A-Z]{2}$/

const STRENGTH =
  /(?<![\p{N}.,\-])(\d{1,2}(?:[.,]\d)?)\s*(?:%|(?=\p{L}))\s*(\p{L}{2,3})?(?![\p{L}\p{N}])/gu
