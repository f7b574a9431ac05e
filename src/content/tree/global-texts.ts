import { DEFAULT_LANG, GLOBAL_COUNTRY } from '#config/constants.ts'
import type { SiteIndex, TreeId } from '#snapshot/snapshot.ts'

/** The languages in which a tree borrows texts of the global record: its own, English, and that of the record. */
export function globalLangs({ lang }: Pick<TreeId, 'lang'>, { countries }: SiteIndex): Set<string> {
  const global = countries.find(({ iso }) => iso === GLOBAL_COUNTRY)
  return new Set([lang, DEFAULT_LANG, global?.lang ?? DEFAULT_LANG])
}

/** Whether a tree belongs to the global site. */
export const isGlobal = ({ country }: Pick<TreeId, 'country'>): boolean =>
  country === GLOBAL_COUNTRY
