import { parentPort, workerData } from 'node:worker_threads'
import { startHost } from '../serve/server.ts'
import { type Certificate, overHttp2 } from './http2-host.ts'

/** The files that a page names. */
const NAMED = /(?:href|src|poster)="(\/(?:_assets|files)\/[^"]+)"/g

// A thread of host-apart.ts: it serves until that ends it. Each address that it is sent it compresses with its files,
// as a network for delivery has them compressed, and answers the address.
const { dist, certificate } = workerData as { dist: string; certificate: Certificate }
const site = await startHost({ dist, config: 'netlify.toml', port: 0 })
const { url } = await overHttp2(site, certificate)

parentPort?.on('message', (path: string) => void compress(path))
parentPort?.postMessage(url)

async function compress(path: string): Promise<void> {
  const html = await read(path)
  await Promise.all(Array.from(html.matchAll(NAMED), ([, named = '']) => read(named)))
  parentPort?.postMessage(path)
}

async function read(path: string): Promise<string> {
  const answer = await fetch(site.url + path, { headers: { 'accept-encoding': 'br' } })
  return answer.text()
}
