import type { Kind } from './kinds.ts'

/** The id of an entry of the search: `product:4101`. */
export const idOf = (kind: Kind, id: string) => `${kind}:${id}`
