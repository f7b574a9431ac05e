import type { HeaderRule } from '#routes/headers.ts'
import { oncePer } from '#lib/once-per.ts'
import type { Redirect } from '#routes/redirects.ts'
import { patternsOf } from './patterns.ts'

export type HostRules = { redirects: readonly Redirect[]; headers: readonly HeaderRule[] }

export const isMove = ({ status }: Redirect): boolean => status !== 404
export const isForcedMove = (rule: Redirect): boolean => isMove(rule) && rule.isForced === true
/** An address of a 404 page. */
export const isOwnStatus = ({ status, isForced = false }: Redirect): boolean =>
  status === 404 && isForced
/** The 404 page of a tree, for all missing addresses in it. */
export const isFallback = ({ status, isForced = false }: Redirect): boolean =>
  status === 404 && !isForced

/* The patterns of these, which the rules of several servers contain. */
export const movesOf = patternsOfEach(isMove)
export const ownStatusesOf = patternsOfEach(isOwnStatus)
export const fallbacksOf = patternsOfEach(isFallback)

function patternsOfEach(isMeant: (rule: Redirect) => boolean) {
  return oncePer((redirects: readonly Redirect[]) => patternsOf(redirects.filter(isMeant)))
}
