import { createServer, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { aLocalServer } from './a-local-server.ts'

/** A text that no page and no file of the site may contain. */
export const MARK = 'HOSTILE'

type Answer = (response: ServerResponse) => void

const body =
  (type: string, bytes: string | Buffer): Answer =>
  response =>
    void response.writeHead(200, { 'content-type': type }).end(bytes)
const page = body('text/html', `<!doctype html><script>${MARK}</script>`)
const program = body('text/javascript', `alert("${MARK}")`)
const pdf = body('application/pdf', `%PDF-1.7 ${MARK}`)
const to =
  (location: string): Answer =>
  response =>
    void response.writeHead(302, { location }).end()
const svg = (inside: string): Answer =>
  body('image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg"><!--${MARK}-->${inside}</svg>`)

/** A compressed body that becomes a thousand times larger. */
const bomb = gzipSync(Buffer.concat([Buffer.from(`%PDF-1.7 ${MARK}`), Buffer.alloc(20_000_000)]))

/** Writes one byte after the other, for ever. */
const drip: Answer = response => {
  response.writeHead(200, { 'content-type': 'application/pdf' }).write(`%PDF-1.7 ${MARK}`)
  const timer = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(timer))
}

/** Files that an author of content may upload as a document. `elsewhere` is a server inside the network. */
const hostile = (elsewhere: string): Record<string, Answer> => ({
  '/index.html': page,
  '/gl/login.html': page,
  '/.well-known/assetlinks.json': body('application/json', `["${MARK}"]`),
  '/files/app.js': program,
  '/sw.js': program,
  '/%2F_worker.js': program,
  '/_worker.js': program,
  '/_headers': body('text/plain', `/*\n  X-${MARK}: 1`),
  '/_redirects': body('text/plain', `/* https://${MARK}.example/ 302`),
  '/files/_headers.pdf': pdf,
  '/files/.htaccess.pdf': pdf,
  '/files/%252e%252e%252fescaped.pdf': pdf,
  '/files%2F..%2F..%2Fgl.pdf': pdf,
  '/files/nul%00.pdf': pdf,
  '/files/back%5Cslash.pdf': pdf,
  '/files/turned%E2%80%AEgnp.pdf': pdf,
  '/files/query?name=/a.pdf': pdf,
  '/files/program.pdf': body('application/pdf', `MZ\u0090\0 ${MARK}`),
  '/files/page.png': body('image/png', `<html>${MARK}</html>`),
  '/files/polyglot.png': body('image/png', `GIF89a=/*${MARK}*/1;alert(1)`),
  '/files/empty.pdf': body('application/pdf', ''),
  '/files/script.svg': svg('<script>alert(1)</script>'),
  '/files/handler.svg': svg('<g onload="alert(1)"/>'),
  '/files/foreign.svg': svg(
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'
  ),
  '/files/link.svg': svg('<a href="java&#10;script:alert(1)"><text>a</text></a>'),
  '/files/entity.svg': body(
    'image/svg+xml',
    `<!DOCTYPE svg [<!ENTITY a "${MARK}">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>`
  ),
  '/files/page.svg': body(
    'image/svg+xml',
    `<html xmlns="http://www.w3.org/1999/xhtml">${MARK}</html>`
  ),
  '/files/bomb.pdf': response =>
    void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  '/files/drip.pdf': drip,
  '/files/metadata.pdf': to('http://169.254.169.254/latest/meta-data/'),
  '/files/other-port.pdf': to(`${elsewhere}/secret.pdf`),
  '/files/any-file.pdf': to('file:///etc/passwd'),
  '/files/loop.pdf': to('/files/loop.pdf'),
  '/files/chain-7.pdf': to('/files/chain-6.pdf'),
  ...Object.fromEntries(
    [6, 5, 4, 3, 2, 1].map(n => [`/files/chain-${n}.pdf`, to(`/files/chain-${n - 1}.pdf`)])
  ),
  '/files/chain-0.pdf': pdf
})

/** The inner steps of the chain of redirects, which nothing requests directly. */
const stepsOfTheChain = /chain-[0-6]/

/** An asset host with these files and everything that the host at `url` has. */
export async function aHostileHost(url: string) {
  const inside = await serve((_, response) => {
    pdf(response)
  })
  const answers = hostile(inside.url)
  const host = await serve(async (path, response) => {
    const answer = answers[path]
    if (answer !== undefined) {
      answer(response)
      return
    }
    const passed = await fetch(url + path)
    const type = passed.headers.get('content-type') ?? ''
    response.writeHead(passed.status, { 'content-type': type })
    response.end(Buffer.from(await passed.arrayBuffer()))
  })
  const close = () => Promise.all([host.close(), inside.close()])
  const addresses = Object.keys(answers).filter(path => !stepsOfTheChain.test(path))
  return { url: host.url, inside, addresses, close }
}

/** A local server, and the paths that were requested from it. */
export async function serve(
  answer: (path: string, response: ServerResponse) => void | Promise<void>
) {
  const asked: string[] = []
  const server = createServer(({ url: path = '' }, response) => {
    asked.push(path)
    const run = async () => answer(path, response)
    void run()
  })
  return { ...(await aLocalServer(server)), asked }
}
