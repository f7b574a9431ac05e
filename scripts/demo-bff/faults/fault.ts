import * as z from 'zod'

/** The kinds of faults. */
const simpleFaults = [
  z.object({
    kind: z.literal('status'),
    status: z.int().min(200).max(599),
    /** Seconds, or an HTTP date. */
    retryAfter: z.union([z.number(), z.string()]).optional()
  }),
  z.object({ kind: z.literal('delay'), ms: z.int().min(0) }),
  z.object({ kind: z.literal('hang') }),
  z.object({ kind: z.literal('reset') }),
  z.object({ kind: z.literal('cut') }),
  z.object({ kind: z.literal('html') }),
  z.object({ kind: z.literal('empty') }),
  z.object({ kind: z.literal('empty-list') }),
  z.object({ kind: z.literal('wrong-shape') }),
  z.object({ kind: z.literal('bad-records'), count: z.int().min(1) }),
  z.object({ kind: z.literal('oversized'), megabytes: z.int().min(1).max(1000) })
] as const

const simpleFault = z.discriminatedUnion('kind', simpleFaults)

const flaky = z.object({
  kind: z.literal('flaky'),
  times: z.int().min(1),
  fault: simpleFault.default({ kind: 'status', status: 503 })
})

export const fault = z.discriminatedUnion('kind', [...simpleFaults, flaky])
export type Fault = z.output<typeof fault>
export type SimpleFault = z.output<typeof simpleFault>

/** Every string form with its effect, for messages and the manual. */
export const faultForms: Readonly<Record<string, string>> = {
  'status:503': 'answers with this status; status:429:2 adds Retry-After: 2',
  'delay:2000': 'waits this many milliseconds, then answers as usual',
  hang: 'never answers',
  reset: 'breaks the connection',
  cut: 'sends the first half of the answer as if it were all',
  html: 'sends a page of HTML with status 200',
  empty: 'sends no body',
  'empty-list': 'sends []',
  'wrong-shape': 'sends a JSON text where a list or an object belongs',
  'bad-records:3': 'replaces the first records of a list by {}',
  'oversized:60': 'sends the answer behind this many megabytes of white space',
  'flaky:2': 'fails this many times with 503, then is fine; flaky:2:reset fails in another way'
}

/**
 * Reads the string form of a fault, `status:503`.
 * @throws one sentence with all forms
 */
export function parseFault(text: string): Fault {
  const result = fault.safeParse(rawFault(text.split(':')))
  if (result.success) return result.data
  const forms = Object.keys(faultForms).join(', ')
  throw new Error(`"${text}" is not a fault. Faults are written like ${forms}.`)
}

function rawFault([kind, first, ...rest]: string[]): object {
  const [second] = rest
  const number = first === undefined ? undefined : Number(first)
  switch (kind) {
    case 'status':
      return { kind, status: number, retryAfter: second === undefined ? undefined : Number(second) }
    case 'delay':
      return { kind, ms: number }
    case 'bad-records':
      return { kind, count: number }
    case 'oversized':
      return { kind, megabytes: number ?? 60 }
    case 'flaky':
      return { kind, times: number, fault: second === undefined ? undefined : rawFault(rest) }
    default:
      return first === undefined ? { kind } : {}
  }
}
