import { writeFileSync } from 'node:fs'
import { afterEach, beforeEach, vi } from 'vitest'
import { createPublisherApp } from '#scripts/publisher/app.ts'
import { createPublisher, type LogEntry, type Publisher } from '#scripts/publisher/publisher.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'

export const secret = 'a secret of the publisher'
export const token = 'a token of the publisher'

/** A publisher in a folder of its own for each test, whose programs say how they were called. */
export function runningPublisher() {
  let leave: () => void
  let publisher: Publisher | undefined
  let log: LogEntry[] = []
  const running = (): Publisher => {
    if (!publisher) throw new Error('The publisher runs only while tests do.')
    return publisher
  }

  beforeEach(() => {
    leave = enterOwnFolder()
    vi.stubEnv('OUT_DIR', undefined)
    log = []
    // Programs in place of a build: one prints its arguments, one fails.
    writeFileSync(
      'build.mjs',
      'console.log(["built", ...process.argv.slice(2), process.env.OUT_DIR].join(" ").trim())'
    )
    writeFileSync('rollback.mjs', 'console.error("no such release"); process.exit(1)')
    publisher = createPublisher({
      outDir: 'dist',
      previewUrl: 'https://preview.example',
      debounceMs: 1,
      flags: ['--keep'],
      log: entry => log.push(entry),
      scripts: { build: 'build.mjs', rollback: 'rollback.mjs' }
    })
  })
  afterEach(async () => {
    await running().close()
    vi.unstubAllEnvs()
    leave()
  })

  return {
    running,
    logged: () => log,
    anApp: () =>
      createPublisherApp({
        publisher: running(),
        secret,
        token,
        outDir: 'dist',
        memory: 'seen.json',
        log: entry => log.push(entry)
      }),
    /** Waits until the run that is under way, and what waits for it, has ended. */
    settled: () => running().queue.perform('nothing', () => Promise.resolve())
  }
}
