/** The rules of Mozilla's Observatory, as far as the tests use them; the package has no types. */
declare module '@mdn/mdn-http-observatory/src/types.js' {
  export class Requests {
    constructor(hostname: string)
    resources: { path: string | null }
    responses: Record<'auto' | 'cors' | 'http' | 'https', unknown> & {
      httpRedirects: { url: URL; status: number }[]
      httpsRedirects: { url: URL; status: number }[]
    }
    session: unknown
  }
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/types.js'
  export const ALL_TESTS: ((requests: Requests) => { result: string | null; pass: boolean })[]
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number
}
