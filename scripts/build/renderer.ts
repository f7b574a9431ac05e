import type { Settings } from '#config/settings.ts'
import { type Bundle, openBundle } from './bundle.ts'
import { drawingCode } from './drawing-code.ts'
import { type PageWorkers, startPageWorkers } from './page-workers.ts'
import { findScriptsOfLists } from './scripts-of-lists.ts'

/** What renders pages: the bundled code, and threads that have loaded it. */
export type Renderer = {
  /** Bundles the code and starts a thread, which loads the code while the content is being pulled. */
  begin: () => void
  bundle: () => Promise<Bundle>
  workers: () => Promise<PageWorkers>
  close: () => Promise<void>
}

/** Does nothing before the first call. `outDir`: the folder of the site. */
export function openRenderer(settings: Settings, outDir: string): Renderer {
  let bundled: Promise<Bundle> | undefined
  let started: Promise<PageWorkers> | undefined
  const bundle = () => (bundled ??= openBundle(settings))
  const workers = () => (started ??= bundle().then(start))

  function start({ entry, site, sheets }: Bundle): PageWorkers {
    const scripts = findScriptsOfLists(site)
    return startPageWorkers({
      ...{ entry, sheets, scripts, settings, outDir },
      drawingCode: drawingCode()
    })
  }

  return {
    begin: () => {
      // The caller that waits for it gets the error.
      workers().catch(() => undefined)
    },
    bundle,
    workers,
    close: async () => {
      const running = await started?.catch(() => undefined)
      await running?.close()
    }
  }
}
