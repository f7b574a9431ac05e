import { parseJson, session } from '#browser/base/storage.ts'

/** What a visitor has entered about a field, as it was typed. */
export type RememberedField = { area?: string; unit?: string; tank?: string }

/** For each language, because only that language reads what was typed the same way. */
const keyOf = (locale: string) => `field:${locale}`

/** The field of the last calculation in this tab: it is the same for the next product. */
export function rememberedField(locale: string): RememberedField {
  const stored = parseJson(session.read(keyOf(locale)))
  return typeof stored === 'object' && stored !== null ? stored : {}
}

export function rememberField(locale: string, { area, unit, tank }: RememberedField): void {
  // A form for seed, or for doses without water, does not have all of them.
  const filled = Object.entries({ area, unit, tank }).filter(([, value]) => value)
  const known = { ...rememberedField(locale), ...Object.fromEntries(filled) }
  session.write(keyOf(locale), JSON.stringify(known))
}
