import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { createApp } from './app.ts'
import { readDemoData, type DataSource } from './data.ts'
import { openEnquiries } from './enquiry-store.ts'
import { createFaults, type Faults } from './fault-rules.ts'
import { watchTraffic, type Traffic } from './traffic.ts'

export type BffOptions = {
  /** 0, the default, takes any free one. */
  port?: number
  data?: DataSource
  /** Where enquiries are kept: a file of SQLite, or `:memory:`, the default. */
  database?: string
  /** The country in which geolocation finds a visitor. */
  geo?: string
}

export type Bff = {
  url: string
  faults: Faults
  traffic: Traffic
  close: () => Promise<void>
}

/** Starts the embedded BFF, on this machine only: every call of the contract, files, geolocation and enquiries. */
export async function startBff(options: BffOptions = {}): Promise<Bff> {
  const { port = 0, data = readDemoData(), database = ':memory:', geo = 'br' } = options
  const faults = createFaults()
  const enquiries = await openEnquiries(database)
  const app = createApp({ data, faults, enquiries, geo })
  const { watched, traffic } = watchTraffic(app.fetch)
  const listener = getRequestListener(
    (request, bindings) => watched(request, bindings as HttpBindings),
    // The process may be a build, whose global Request and Response stay as they are.
    { overrideGlobalObjects: false }
  )
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))

  async function close(): Promise<void> {
    await closeServer(server)
    enquiries.close()
  }
  return { url: await listen(server, port), faults, traffic, close }
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(sentence(error, port))))
    server.listen(port, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    })
  })
}

function sentence({ code, message }: NodeJS.ErrnoException, port: number): string {
  const why =
    code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${code ?? message})`
  return `Port ${port} ${why}, so that the embedded BFF does not start; choose another one with BFF_PORT.`
}

function closeServer(server: Server): Promise<void> {
  return new Promise(resolve => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
