import { withFallback } from '#bff/fallback.ts'
import { fetchContent, type Source } from '#bff/calls.ts'
import { GLOBAL_COUNTRY } from '#config/constants.ts'
import type { Bundle } from '#contract/bundle.ts'
import type { TreeId } from './snapshot.ts'

/**
 * The texts of a tree. If a country's own texts fail, the built-in English is shown; a further language without texts
 * stops the build, because a Chinese site in English helps nobody.
 */
export function pullBundle(
  source: Source,
  { country, env, lang }: TreeId,
  { isOwnLanguage }: { isOwnLanguage: boolean }
): Promise<Bundle> {
  const isAtCountry = isOwnLanguage && country !== GLOBAL_COUNTRY
  const ask = () =>
    fetchContent(source, isAtCountry ? 'bundle' : 'furtherBundle', { country, env, lang })
  return isOwnLanguage ? withFallback<Bundle>(source, { ask, fallback: () => ({}) }) : ask()
}
