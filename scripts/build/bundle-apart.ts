import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { PageSheets } from '#assets/page-sheets.ts'
import type { Settings } from '#config/settings.ts'

type Sheets = ReadonlyMap<string, PageSheets>

export type BundleOrder = { folder: string; settings: Settings }
export type BundleAnswer = { sheets: Sheets } | { error: unknown }

/**
 * Lets another process bundle the code. Astro and Vite take half a gigabyte, which a process does not give back before
 * it ends; not even where a thread of its own has used it.
 */
export async function bundleApart(folder: string, settings: Settings): Promise<Sheets> {
  const child = fork(new URL('./bundle-process.ts', import.meta.url), { serialization: 'advanced' })
  let answer: BundleAnswer | undefined
  child.on('message', (message: BundleAnswer) => (answer = message))
  child.send({ folder, settings } satisfies BundleOrder)
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  if (!answer)
    throw new Error(`The process that bundles the code ended (${signal ?? code}) before it had.`)
  if ('error' in answer) throw answer.error
  return answer.sheets
}
