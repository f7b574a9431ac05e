import { parentPort, workerData } from 'node:worker_threads'
import { keepDrawings } from '#assets/kept-drawings.ts'
import { type PageSheets, setSheets } from '#assets/page-sheets.ts'
import { takePublished } from '#assets/publish.ts'
import { giveSettings } from '#config/given-settings.ts'
import type { Settings } from '#config/settings.ts'

/** The data that a worker receives once, at its start. */
export type PageWorkerData = {
  /** The module that Astro bundled from all pages. */
  entry: string
  settings: Settings
  /** A digest of the code that draws. */
  drawingCode: string
  sheets: ReadonlyMap<string, PageSheets>
}

/** A page to render: `route` is its pattern, `/[tree]/news`, and `component` its source file. */
export type PageOrder = { id: number; url: string; route: string; component: string }

/** A rendered page, with the files that it publishes. */
export type RenderedPage = {
  id: number
  body: ArrayBuffer
  status: number
  headers: [string, string][]
  published: string[]
}

/** A page that could not be rendered. */
export type FailedPage = { id: number; error: unknown }

type App = {
  manifest: { routes: { routeData: { route: string; component: string } }[] }
  setInternals: (internals: object) => void
  setOptions: (options: object) => void
  render: (request: Request, options: object) => Promise<Response>
}

const { entry, settings, drawingCode, sheets } = workerData as PageWorkerData
giveSettings(settings)
keepDrawings(drawingCode)
setSheets(sheets)

const { app } = (await import(entry)) as { app: App }
// Astro would look here for style sheets, which are joined by now, and for scripts that integrations inject.
app.setInternals({ pagesByKeys: new Map() })
app.setOptions({
  settings: { scripts: [] },
  logger: { options: { destination: { write: () => undefined } } }
})

async function render({ id, url, route, component }: PageOrder): Promise<RenderedPage> {
  const known = app.manifest.routes.find(
    ({ routeData }) => routeData.route === route && routeData.component === component
  )
  const response = await app.render(new Request(url), { routeData: known?.routeData })
  const { status, headers } = response
  const body = await response.arrayBuffer()
  return { id, body, status, headers: [...headers], published: takePublished() }
}

parentPort?.on('message', (order: PageOrder) => {
  render(order).then(
    page => parentPort?.postMessage(page, [page.body]),
    (error: unknown) => parentPort?.postMessage({ id: order.id, error } satisfies FailedPage)
  )
})
