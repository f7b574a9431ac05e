import type { Source } from '#bff/calls.ts'
import { createClient } from '#bff/client.ts'
import type { Clock } from '#bff/clock.ts'
import type { BodyLimits } from '#bff/file-limits.ts'
import type { CallFinding } from '#bff/finding.ts'
import type { RequestContext, Parameters } from '#bff/request.ts'
import type { ResponseCache } from '#bff/response-cache.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { aClock } from '../helpers/a-clock.ts'

type Options = {
  context?: Partial<RequestContext>
  cache?: ResponseCache
  fallbacks?: Source['fallbacks']
  timeoutMs?: number
  bodyLimits?: BodyLimits
  /** Without it, no time passes while an answer arrives. */
  clock?: Clock
}

/** A source of the Brazilian tree from the BFF at `url`, with the findings that it reports. */
export function aSource(url: string, options: Options = {}) {
  const { context, fallbacks = 'allow', timeoutMs = 10_000, ...rest } = options
  const findings: CallFinding[] = []
  const logged: string[] = []
  const clock = aClock()
  const log = (message: string) => void logged.push(message)
  const client = createClient({ clock, ...rest, timeoutMs, log })
  const source: Source = {
    client,
    hosts: { bff: url, assets: url },
    fallbacks,
    context: { prefix: 'br', country: 'br', env: 'prod', lang: 'por', ...context },
    report: finding => findings.push(finding)
  }
  return { source, client, clock, findings, logged }
}

/** Parameters for which the demo has an answer, by call. */
export const demoParameters: Partial<Record<EndpointName, Parameters>> = {
  product: { id: '4101' },
  b2bProducts: { countryId: '20' },
  reports: { id: 'annual' },
  regions: { countryId: '32' },
  section: { slug: 'our-offer' },
  bundle: { country: 'br', env: 'prod' },
  furtherBundle: { country: 'gl', env: 'prod', lang: 'zho' }
}
