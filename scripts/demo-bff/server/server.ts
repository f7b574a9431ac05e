import { createServer, type Server } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { listen } from '../../command/listen.ts'
import type { ChangedTrees } from '#contract/changed-trees.ts'
import { createApp } from './app.ts'
import { createChangeLog } from './change-log.ts'
import { readDemoData, type DataSource } from '../data-source/data-source.ts'
import { openEnquiries } from '../enquiries/store.ts'
import { createFaults, type Faults } from '../faults/rules.ts'
import type { Geo } from './geo.ts'
import { watchTraffic, type Traffic } from './traffic.ts'

export type BffOptions = {
  /** 0, the default, chooses a free port. */
  port?: number
  /** The demo data when missing. */
  data?: DataSource
  /** Where enquiries are stored: an SQLite file, or `:memory:`, the default. */
  database?: string
  /** The reported country of visitors, and the field that contains it. */
  geo?: Partial<Geo>
}

export type Bff = {
  url: string
  faults: Faults
  traffic: Traffic
  /** Changes the data of later answers for these trees, or for all trees if none are named. */
  use: (data: DataSource, trees?: ChangedTrees['trees']) => void
  close: () => Promise<void>
}

/**
 * Starts the embedded BFF, reachable from this machine only: every call of the contract, files, geolocation and
 * enquiries.
 */
export async function startBff(options: BffOptions = {}): Promise<Bff> {
  const { port = 0, data = readDemoData(), database = ':memory:' } = options
  const geo: Geo = { country: 'br', field: 'country_code', ...options.geo }
  const faults = createFaults()
  const enquiries = await openEnquiries(database)
  const changes = createChangeLog(faults)
  let app = createApp({ data, faults, changes, enquiries, geo })
  const { watched, traffic } = watchTraffic((request, bindings) => app.fetch(request, bindings))
  const listener = getRequestListener(
    (request, bindings) => watched(request, bindings as HttpBindings),
    // The process may be a build, whose global Request and Response must not change.
    { overrideGlobalObjects: false }
  )
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  // A client that is busy for some seconds must not find its connection closed when it sends its next request.
  server.keepAliveTimeout = 60_000

  function use(data: DataSource, trees?: ChangedTrees['trees']): void {
    changes.add(trees)
    app = createApp({ data, faults, changes, enquiries, geo })
  }

  async function close(): Promise<void> {
    await closeServer(server)
    enquiries.close()
  }
  const host = '127.0.0.1'
  const url = `http://${host}:${await listen(server, { port, host, variable: 'BFF_PORT' })}`
  return { url, faults, traffic, use, close }
}

function closeServer(server: Server): Promise<void> {
  return new Promise(resolve => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
