import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse
} from 'node:http'
import { resolve } from 'node:path'
import { listen } from '../command/listen.ts'
import { decide, type Site } from './decide.ts'
import { readRequest } from './request.ts'
import { createRuleReader } from './rule-reader.ts'
import type { RuleSources } from './rules.ts'
import { sendFile } from './send.ts'

export type Host = { url: string; close: () => Promise<void> }

type Exchange = { message: IncomingMessage; response: ServerResponse }

/**
 * Serves a built site like the real host: its rule engine, its parsers, its pretty URLs, and the headers of the
 * build, or of `config`, which is netlify.toml. Port 0 chooses a free one.
 */
export async function startHost(options: RuleSources & { port: number }): Promise<Host> {
  const dist = resolve(options.dist)
  const readRules = createRuleReader({ dist, config: options.config })
  await readRules() // a rule that the host would refuse stops this server at its start, not at the first visit

  const server = createServer((message, response) => {
    readRules()
      .then(rules => answer({ message, response }, { dist, rules }))
      .catch((error: unknown) => fail(response, error))
  })
  // After five seconds, Node would close a connection that a browser is about to use again.
  server.keepAliveTimeout = 60_000
  const port = await listen(server, { port: options.port, variable: 'PORT' })
  return { url: `http://localhost:${port}`, close: () => close(server) }
}

async function answer({ message, response }: Exchange, site: Site): Promise<void> {
  const isHead = message.method === 'HEAD'
  if (message.method !== 'GET' && !isHead) {
    response.setHeader('allow', 'GET, HEAD')
    sendText(response, 405, 'Method Not Allowed')
    return
  }
  const request = readRequest(message)
  if (!request) {
    sendText(response, 400, 'Bad Request')
    return
  }
  const { 'basic-auth': password, ...siteHeaders } = site.rules.headersFor(request.path)
  if (password !== undefined && !knowsPassword(message.headers, password)) {
    response.setHeader('www-authenticate', 'Basic realm="Preview", charset="UTF-8"')
    sendText(response, 401, 'Unauthorized')
    return
  }
  const decision = decide(request, site)
  const { kind, status } = decision
  if (kind === 'moved') {
    response.writeHead(status, { location: decision.location, 'cache-control': 'no-cache' }).end()
  } else if (kind === 'refused') {
    sendText(response, status, decision.text)
  } else {
    const headers = atThisAddress(siteHeaders, message.headers.host)
    const { file } = decision
    await sendFile(response, { file, status, headers, isHead, asked: message.headers })
  }
}

/** The host of netlify.toml reads this header as a question to the visitor; it may name several passwords. */
function knowsPassword({ authorization = '' }: IncomingHttpHeaders, passwords: string): boolean {
  const [scheme, credentials = ''] = authorization.split(' ')
  const given = Buffer.from(credentials, 'base64').toString('utf8')
  return scheme?.toLowerCase() === 'basic' && passwords.split(' ').includes(given)
}

/** The policy allows scripts and a worker from the site's own address, which is this server's address here. */
function atThisAddress(headers: Record<string, string>, host = ''): Record<string, string> {
  const policy = headers['content-security-policy']
  if (policy === undefined || !URL.canParse(`http://${host}`)) return headers
  const { origin } = new URL(`http://${host}`)
  const ours = policy.replaceAll(/https?:\/\/[^/\s]+(?=\/(?:_assets\/|keep-worker\.js))/g, origin)
  return { ...headers, 'content-security-policy': ours }
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text)
}

/** A visitor who leaves early is no error; anything else is reported on both sides. */
function fail(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const text = error instanceof Error ? error.message : String(error)
  console.error(text)
  sendText(response, 500, text)
}

function close(server: Server): Promise<void> {
  return new Promise(done => {
    server.close(() => done())
    server.closeAllConnections()
  })
}
