import type { Entry, Kind } from '#browser/search/entry.ts'
import { idOf } from '#browser/search/entry-id.ts'

type Facts = Omit<Entry, 'id' | 'kind' | 'names'> & { names?: (string | undefined)[] }

/** An entry without duplicate names; its title is not among its other names. */
export function entry(kind: Kind, id: string, { names = [], ...facts }: Facts): Entry {
  const others = new Set(names.filter(name => name !== undefined && name !== facts.title))
  return { id: idOf(kind, id), kind, ...facts, names: [...others] as string[] }
}
