import type { IncomingHttpHeaders } from 'node:http'
import type { HttpBindings } from '@hono/node-server'

/** One received request; `status` is 0 while it waits, and stays 0 when the connection broke. */
type SeenRequest = {
  method: string
  /** Path and query. */
  path: string
  headers: IncomingHttpHeaders
  status: number
}

/** The requests to a server, for tests and measurements. */
export type Traffic = {
  readonly requests: readonly SeenRequest[]
  /** The greatest number of requests that waited at one time. */
  readonly mostInFlight: number
  reset: () => void
}

type Answer = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

// A build sends thousands; a server that runs for weeks forgets the oldest.
const limit = 50_000

/** Counts the requests to `answer`, before anything is sent, so that a client is never ahead of the count. */
export function watchTraffic(answer: Answer): { watched: Answer; traffic: Traffic } {
  let requests: SeenRequest[] = []
  let inFlight = 0
  let mostInFlight = 0

  async function watched(request: Request, bindings: HttpBindings): Promise<Response> {
    const { method = '', url: path = '', headers } = bindings.incoming
    const seen = { method, path, headers, status: 0 }
    if (requests.length >= limit) requests = requests.slice(limit / 2)
    requests.push(seen)
    inFlight += 1
    mostInFlight = Math.max(mostInFlight, inFlight)
    try {
      const response = await answer(request, bindings)
      seen.status = bindings.incoming.socket.destroyed ? 0 : response.status
      return response
    } finally {
      inFlight -= 1
    }
  }

  const traffic: Traffic = {
    get requests() {
      return requests
    },
    get mostInFlight() {
      return mostInFlight
    },
    reset() {
      requests = []
      mostInFlight = inFlight
    }
  }
  return { watched, traffic }
}
