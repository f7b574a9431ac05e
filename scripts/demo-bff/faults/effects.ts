import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, MiddlewareHandler, Next } from 'hono'
import type { Tree } from '../answers/answer.ts'
import type { SimpleFault } from './fault.ts'
import type { Faults } from './rules.ts'

type Exchange = { context: Context<{ Bindings: HttpBindings }>; next: Next }

/** Applies the fault that is set for a request. */
export function meetFaults(
  faults: Faults,
  readTree: (context: Context) => Tree
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    const { method, url } = context.req
    const fault = faults.strike({ method, url: new URL(url), tree: readTree(context) })
    if (fault) return meet(fault, { context, next })
    await next()
    return undefined
  }
}

async function meet(fault: SimpleFault, { context, next }: Exchange): Promise<Response> {
  switch (fault.kind) {
    case 'status':
      return failure(fault)
    case 'delay':
      await Promise.race([setTimeout(fault.ms), once(context.env.outgoing, 'close')])
      await next()
      return context.res
    case 'hang':
      await once(context.env.outgoing, 'close')
      return RESPONSE_ALREADY_SENT
    case 'reset':
      context.env.incoming.socket.resetAndDestroy()
      return RESPONSE_ALREADY_SENT
    case 'html':
      return answer('<!doctype html><title>Welcome</title><p>Not what was asked for.', 'text/html')
    case 'empty':
      return answer('')
    case 'empty-list':
      return answer('[]')
    case 'wrong-shape':
      return answer('"wrong shape"')
    case 'cut':
    case 'bad-records':
    case 'oversized':
      await next()
      context.res = await spoil(fault, context.res)
      // A client must not cache a faulty answer as the real one.
      context.res.headers.delete('etag')
      return context.res
  }
}

function failure({ status, retryAfter }: Extract<SimpleFault, { kind: 'status' }>): Response {
  const headers = { 'content-type': 'application/json' }
  const body = [204, 205, 304].includes(status)
    ? null
    : JSON.stringify({ error: `Status ${status}, as the fault says.` })
  return new Response(body, {
    status,
    headers: retryAfter === undefined ? headers : { ...headers, 'retry-after': String(retryAfter) }
  })
}

type Spoiling = Extract<SimpleFault, { kind: 'cut' | 'bad-records' | 'oversized' }>

async function spoil(fault: Spoiling, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  const body = new Uint8Array(await response.arrayBuffer())
  if (fault.kind === 'cut') return answer(body.slice(0, Math.floor(body.length / 2)), type)
  if (fault.kind === 'oversized') return answer(padded(body, fault.megabytes), type)
  return answer(withoutContent(new TextDecoder().decode(body), fault.count), type)
}

function answer(body: BodyInit, type = 'application/json'): Response {
  return new Response(body, { headers: { 'content-type': type } })
}

/** White space before JSON has no meaning, so only the size of the answer is wrong. */
function padded(body: Uint8Array, megabytes: number): ReadableStream<Uint8Array> {
  const padding = new Uint8Array(1024 * 1024).fill(' '.charCodeAt(0))
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      sent += 1
      controller.enqueue(sent > megabytes ? body : padding)
      if (sent > megabytes) controller.close()
    }
  })
}

function withoutContent(json: string, count: number): string {
  const spoilRecords = (value: unknown): unknown =>
    Array.isArray(value) ? value.map((item: unknown, index) => (index < count ? {} : item)) : value
  const value = JSON.parse(json) as unknown
  const isWrapped = typeof value === 'object' && value !== null && 'data' in value
  return JSON.stringify(isWrapped ? { data: spoilRecords(value.data) } : spoilRecords(value))
}
