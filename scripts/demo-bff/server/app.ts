import type { HttpBindings } from '@hono/node-server'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createAssetFinder } from '../files/assets.ts'
import { calls, type Call } from '../answers/calls.ts'
import { CHANGES_PATH } from '#contract/changed-trees.ts'
import type { ChangeLog } from './change-log.ts'
import { crossOrigin } from './cross-origin.ts'
import type { DataSource } from '../data-source/data-source.ts'
import { addEnquiryCalls, addEnquiryList } from '../enquiries/calls.ts'
import type { EnquiryStore } from '../enquiries/store.ts'
import { notModified } from './etag.ts'
import { addFaultCalls } from '../faults/calls.ts'
import { meetFaults } from '../faults/effects.ts'
import type { Faults } from '../faults/rules.ts'
import { addGeo, type Geo } from './geo.ts'
import { addOpenApi } from '../manual/open-api.ts'
import { addOpenApiPage } from '../manual/page.ts'
import { ownHost } from './own-host.ts'
import { createResponder, type Prepared } from './respond.ts'
import { createTreeReader } from './tree.ts'

export type App = OpenAPIHono<{ Bindings: HttpBindings }>
export type AppParts = {
  data: DataSource
  faults: Faults
  changes: ChangeLog
  enquiries: EnquiryStore
  geo: Geo
}

export function createApp({ data, faults, changes, enquiries, geo }: AppParts): App {
  const app: App = new OpenAPIHono()
  const readTree = createTreeReader(data)

  app.use(ownHost)
  // Before the faults and closed to other origins: these pages are for operators of this server.
  addFaultCalls(app, faults)
  addEnquiryList(app, enquiries)
  app.use(crossOrigin, notModified, meetFaults(faults, readTree))
  addOpenApi(app)
  addOpenApiPage(app, data)
  app.get(CHANGES_PATH, context => context.json(changes.since(context.req.query('since'))))
  addCalls(app, data)
  addAssets(app)
  addGeo(app, geo)
  addEnquiryCalls(app, { data, enquiries, readTree })
  app.notFound(context => context.json({ error: `There is no ${context.req.path} here.` }, 404))
  return app
}

function addCalls(app: App, data: DataSource): void {
  const respond = createResponder(data)
  const readTree = createTreeReader(data)
  for (const call of calls) {
    app.get(call.path.replace(/\{(\w+)\}/g, ':$1'), context => {
      const parameters = parametersOf(context, call)
      return send(context, respond(call.name, { tree: readTree(context), parameters }))
    })
  }
}

function addAssets(app: App): void {
  const findAsset = createAssetFinder()
  for (const folder of ['/files/*', '/icons/*']) {
    app.get(folder, context => send(context, findAsset(context.req.path)))
  }
}

function parametersOf({ req }: Context, { query }: Call): Record<string, string> {
  const inPath: Record<string, string> = req.param()
  const inQuery = Object.entries(query).map(([key, parameter]) => [parameter, req.query(key)])
  const given = inQuery.filter(([, value]) => value !== undefined)
  return { ...inPath, ...(Object.fromEntries(given) as Record<string, string>) }
}

function send(context: Context, prepared: Prepared | undefined): Response | Promise<Response> {
  if (!prepared) return context.notFound()
  const { body, type, etag, modified } = prepared
  if (modified) context.header('last-modified', modified)
  return context.body(body, 200, { 'content-type': type, etag, 'cache-control': 'no-cache' })
}
