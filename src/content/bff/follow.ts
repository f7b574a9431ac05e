import { FinalError } from './errors.ts'

/**
 * Why a request must not go to an address, or nothing when it may. Checked for the first address and for each
 * redirect.
 */
export type Refuse = (to: URL) => string | undefined | Promise<string | undefined>

const MOST_REDIRECTS = 5

/** Another origin is another host, another port, or plain http instead of https. */
export function refuseOtherOrigins(url: string): Refuse {
  const { origin } = new URL(url)
  return to => (to.origin === origin ? undefined : `Only ${origin} itself may be asked.`)
}

type Options = { fetch: typeof fetch; init: RequestInit; refuse: Refuse }

/**
 * `fetch` that checks every redirect: plain `fetch` would follow one into the private network of the build machine.
 * @throws FinalError when an address is refused
 */
export async function fetchAllowed(
  url: string,
  { fetch, init, refuse }: Options
): Promise<Response> {
  let at = url
  for (let redirects = 0; ; redirects++) {
    const refusal = await refuse(new URL(at))
    if (refusal !== undefined)
      throw new FinalError(redirects === 0 ? refusal : `It redirects to ${at}. ${refusal}`)
    const response = await fetch(at, { ...init, redirect: 'manual' })
    const location = response.headers.get('location')
    if (location === null || !isRedirect(response)) return response
    await response.body?.cancel()
    if (redirects === MOST_REDIRECTS)
      throw new FinalError(`It redirects more than ${MOST_REDIRECTS} times.`)
    if (!URL.canParse(location, at))
      throw new FinalError(`It redirects to "${location}", which is no address.`)
    at = new URL(location, at).href
  }
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400 && status !== 304
}
