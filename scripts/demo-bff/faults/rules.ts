import * as z from 'zod'
import type { Tree } from '../answers/answer.ts'
import { assertIsCall } from '../answers/known-calls.ts'
import { pathPattern } from '../answers/path-pattern.ts'
import { fault, parseFault, type Fault, type SimpleFault } from './fault.ts'

/** What a fault is limited to; missing means every tree and method. */
const faultLimits = z.object({
  country: z.string().optional(),
  lang: z.string().optional(),
  method: z.string().toUpperCase().optional()
})
type FaultLimits = z.output<typeof faultLimits>

/** `call` is written as in the contract, `/localProduct/product/{id}`, or with values; `*` stands for anything. */
export const faultRule = faultLimits.extend({
  call: z.string().startsWith('/'),
  fault: z.union([fault, z.string().transform(parseFault)])
})
export type FaultRule = z.output<typeof faultRule>

export type Faults = {
  /**
   * Replaces an earlier fault with the same call and limits; if several match, the last one applies.
   * @throws when there is no such call
   */
  set: (call: string, fault: Fault, limits?: FaultLimits) => void
  remove: (call: string) => void
  clear: () => void
  /** The rules, with the number of times each was applied. */
  list: () => (FaultRule & { hits: number })[]
  /** The fault for this request, counted as a hit. */
  strike: (request: { method: string; url: URL; tree: Tree }) => SimpleFault | undefined
}

type Kept = FaultRule & { hits: number }

export function createFaults(): Faults {
  let rules: Kept[] = []
  return {
    set(call, fault, limits = {}) {
      assertIsCall(call)
      const rule = { call, fault, ...limits, hits: 0 }
      rules = [...rules.filter(other => keyOf(other) !== keyOf(rule)), rule]
    },
    remove(call) {
      rules = rules.filter(rule => rule.call !== call)
    },
    clear() {
      rules = []
    },
    list: () => rules.map(rule => ({ ...rule })),
    strike({ method, url, tree }) {
      const rule = rules.findLast(
        rule =>
          (rule.method ?? method) === method &&
          (rule.country ?? tree.country) === tree.country &&
          (rule.lang ?? tree.lang) === tree.lang &&
          isCalled(rule.call, url)
      )
      if (!rule) return undefined
      const { fault } = rule
      if (fault.kind !== 'flaky') {
        rule.hits += 1
        return fault
      }
      if (rule.hits >= fault.times) return undefined
      rule.hits += 1
      return fault.fault
    }
  }
}

function keyOf({ call, country, lang, method }: FaultRule): string {
  return JSON.stringify([call, country, lang, method])
}

/** Whether a URL matches a call; a query in the call must match too, with `{name}` for any value. */
function isCalled(call: string, url: URL): boolean {
  const [path = '', query] = call.split('?')
  const asked = [...new URLSearchParams(query)]
  return (
    pathPattern(path).test(url.pathname) &&
    asked.every(([key, value]) => pathPattern(value).test(url.searchParams.get(key) ?? ''))
  )
}
