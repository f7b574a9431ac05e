import { writeFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js'
import { type DrawingCode, keepDrawings } from '#assets/kept-drawings.ts'
import { type PageSheets, setSheets } from '#assets/page-sheets.ts'
import { takePublished } from '#assets/publish.ts'
import { type ScriptsOfLists, setScriptsOfLists } from '#assets/scripts-of-lists.ts'
import { giveSettings } from '#config/given-settings.ts'
import type { Settings } from '#config/settings.ts'

/** The data that a worker receives once, at its start. */
export type PageWorkerData = {
  /** The module that Astro bundled from all pages. */
  entry: string
  settings: Settings
  drawingCode: DrawingCode
  sheets: ReadonlyMap<string, PageSheets>
  scripts: ScriptsOfLists
  /** The folder of the site. */
  outDir: string
}

/** A page to render: its path in the site, `/br/news.html`, its pattern, `/[tree]/news`, and its source file. */
export type Page = { file: string; route: string; component: string }

/** List the pages of some trees, or render pages. `published` is the digest of the view with which a page is published. */
export type Task = { list: readonly string[] } | { render: { page: Page; published?: string }[] }

/** A task with an id for its answer, or the word that no other task will come. */
export type Order = 'finish' | ({ id: number } & Task)

/** `assets`: files that pages of this worker have published since its last answer. */
export type Answer = { id: number } & (
  { listed: Page[] } | { rendered: Rendered[]; assets: string[] } | { error: unknown }
)

export type Rendered = {
  /** Whether the published page can stay; then no file is written. */
  isKept: boolean
  /** The digest of the page's view. */
  view?: string
}

type Route = { route: string; component: string }
type PagesApp = ConstructorParameters<typeof StaticPaths>[0] & {
  getComponentByRoute: (route: Route) => Promise<unknown>
  setInternals: (internals: object) => void
  setOptions: (options: object) => void
  render: (
    request: Request,
    options: { routeData?: Route; locals: Partial<App.Locals> }
  ) => Promise<Response>
}

const { entry, settings, drawingCode, sheets, scripts, outDir } = workerData as PageWorkerData
giveSettings(settings)
keepDrawings(drawingCode)
setSheets(sheets)
setScriptsOfLists(scripts)

const { app } = (await import(entry)) as { app: PagesApp }
// Without these, Astro would look for style sheets, which are joined by now, and for scripts of integrations.
app.setInternals({ pagesByKeys: new Map() })
app.setOptions({
  settings: { scripts: [] },
  logger: { options: { destination: { write: () => undefined } } }
})

// A thread is started before the content is pulled, and meanwhile loads the code of all pages.
for (const { routeData } of app.manifest.routes) await app.getComponentByRoute(routeData)
// A thread that is ended writes nothing more.
flushCompileCache()

async function list(trees: readonly string[]): Promise<Page[]> {
  giveSettings({ ...settings, trees: [...trees] })
  const paths = await new StaticPaths(app).getAll()
  return paths.map(({ pathname, route: { type, route, component } }) => ({
    file: type === 'endpoint' ? pathname : `${pathname}.html`,
    route,
    component
  }))
}

async function render(page: Page, published?: string): Promise<Rendered> {
  try {
    return await renderOrThrow(page, published)
  } catch (error) {
    const message = `${page.file} could not be rendered by ${page.component}: ${String(error)}`
    throw new Error(message, { cause: error })
  }
}

async function renderOrThrow(
  { file, route, component }: Page,
  published?: string
): Promise<Rendered> {
  const known = app.manifest.routes.find(
    ({ routeData }) => routeData.route === route && routeData.component === component
  )
  const request = new Request(new URL(file, settings.siteUrl))
  const locals: Partial<App.Locals> = { published }
  const response = await app.render(request, { routeData: known?.routeData, locals })
  const isKept = response.status === 304
  const content = new Uint8Array(await response.arrayBuffer())
  // Waiting for each file would double the time of a page.
  if (!isKept) writeFileSync(join(outDir, file), content, { flag: 'wx' })
  return { isKept, view: locals.digest }
}

async function answer({ id, ...order }: Exclude<Order, string>): Promise<Answer> {
  try {
    if ('list' in order) return { id, listed: await list(order.list) }
    const rendered: Rendered[] = []
    for (const { page, published } of order.render) rendered.push(await render(page, published))
    return { id, rendered, assets: takePublished() }
  } catch (error) {
    return { id, error }
  }
}

parentPort?.on('message', (order: Order) => {
  // The thread ends when nothing is left to do.
  if (order === 'finish') return parentPort?.close()
  void answer(order).then(one => parentPort?.postMessage(one))
})
