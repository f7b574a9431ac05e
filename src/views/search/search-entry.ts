import type { Entry } from '#browser/search/index/entry.ts'
import type { Kind } from '#browser/search/index/kinds.ts'
import { idOf } from '#browser/search/index/entry-id.ts'

type Facts = Omit<Entry, 'id' | 'kind' | 'names'> & { names?: (string | undefined)[] }

/** The marks that keep a name on one line, between which it would be found and marked in parts. */
const WITHIN_NAME = /(?<=\p{Script=Thai}|-)\u2060(?=\p{L})/gu

/** An entry without duplicate names; its title is not among its other names. */
export function entry(kind: Kind, id: string, { names = [], line, ...facts }: Facts): Entry {
  const others = new Set(names.filter(name => name !== undefined && name !== facts.title))
  const words = line?.replace(WITHIN_NAME, '')
  return { id: idOf(kind, id), kind, ...facts, line: words, names: [...others] as string[] }
}
