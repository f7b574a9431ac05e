import type { Settings } from '#config/settings.ts'

const files = { keep: 'keep-worker.js', remove: 'remove-worker.js' } as const

/** The script at the worker's address. If pages are not stored, it is the one that removes stored pages. */
export function workerOf({ keepsPages }: Pick<Settings, 'keepsPages'>): string {
  return keepsPages ? files.keep : files.remove
}

/**
 * Bundles each worker into one script, because a script in parts would have to be a module, which not all browsers
 * support in workers.
 */
export async function bundleWorkers(outDir: string): Promise<void> {
  const { build } = await import('vite')
  for (const name of Object.values(files))
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        outDir,
        emptyOutDir: false,
        target: ['chrome119', 'firefox128', 'safari17.4'],
        rolldownOptions: {
          input: `src/browser/kept/worker/${name.replace(/js$/, 'ts')}`,
          output: { format: 'iife', entryFileNames: name }
        }
      }
    })
}
