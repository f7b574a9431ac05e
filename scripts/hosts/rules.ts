import type { HeaderRule } from '#routes/headers.ts'
import type { Redirect } from '#routes/redirects.ts'

export type HostRules = { redirects: readonly Redirect[]; headers: readonly HeaderRule[] }

/** How browsers and caches keep what no rule speaks of: they ask whether it is still the same. */
export const REVALIDATED = 'public,max-age=0,must-revalidate'

export const isMove = ({ status }: Redirect): boolean => status !== 404
export const isForcedMove = (rule: Redirect): boolean => isMove(rule) && rule.isForced === true
/** An address of a 404 page. */
export const isOwnStatus = ({ status, isForced = false }: Redirect): boolean =>
  status === 404 && isForced
/** The 404 page of a tree, for all that is missing in it. */
export const isFallback = ({ status, isForced = false }: Redirect): boolean =>
  status === 404 && !isForced
