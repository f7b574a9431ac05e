import { currentRelease } from '../publish/release-list.ts'
import { releasesOf } from '../publish/releases.ts'
import { createCommands, type Ended, type Variables } from './build-process.ts'
import type { Metric } from './metrics.ts'
import { createQueue, type Queue } from './queue.ts'
import { flagsOf, join, nothing, type Wanted } from './wanted.ts'

/** One line of the log, as JSON. */
export type LogEntry = { level: 'info' | 'error'; message: string } & Record<string, unknown>

export type Run = Ended & { reason: string; endedAt: string }

export type Publisher = {
  queue: Queue
  /** Requests a build of the changes in these trees, or of all changes if none are named. */
  contentChanged: (reason: string, trees?: readonly string[]) => void
  /** Publishes now. */
  publish: (reason: string, wishes?: Wishes) => Promise<Run>
  /** Builds a preview of what editors have not released yet; missing without an address for it. */
  preview?: () => Promise<Run>
  rollBack: (release: string) => Promise<Run>
  /** The last runs, the newest first. */
  runs: () => readonly Run[]
  metrics: () => Metric[]
  close: () => Promise<void>
}

export type Wishes = {
  /** The trees, and `site`, whose large difference is intended, separated by commas. */
  confirmed?: string
  pictures?: boolean
}

type Options = {
  outDir: string
  /** The address at which a server shows the preview. */
  previewUrl?: string
  debounceMs: number
  log: (entry: LogEntry) => void
  /** Flags for every build, such as `--keep`. */
  flags?: readonly string[]
  scripts?: { build: string; rollback: string }
}

const MOST_RUNS = 20

/** A preview is a site of its own: its releases are in `.build/preview-releases`. */
const previewFolders = { OUT_DIR: '.build/preview', SNAPSHOT_DIR: '.build/preview-snapshot' }

/** Builds on request, one build at a time, and remembers the results of the last builds. */
export function createPublisher(options: Options): Publisher {
  const { outDir, previewUrl, debounceMs, log, flags = [] } = options
  const { scripts = { build: 'scripts/build.ts', rollback: 'scripts/rollback.ts' } } = options
  const commands = createCommands()
  const runs: Run[] = []
  const counts = { good: 0, failed: 0 }
  // An earlier process may have ended before it built what a webhook had announced.
  let wanted: Wanted = 'all'

  async function perform(
    reason: string,
    script: string,
    { args, variables }: { args: readonly string[]; variables?: Variables }
  ): Promise<Run> {
    log({ level: 'info', message: 'started', reason })
    const ended = await commands.run(script, args, variables)
    const run = { ...ended, reason, endedAt: new Date().toISOString() }
    runs.unshift(run)
    runs.splice(MOST_RUNS)
    counts[run.isGood ? 'good' : 'failed'] += 1
    const { seconds, output, isGood } = run
    const level = isGood ? 'info' : 'error'
    log({ level, message: isGood ? 'ended' : 'failed', reason, seconds, output })
    return run
  }

  /** After a failed build, the next one must publish its trees, too. */
  async function build(reason: string, asked: Wanted, args: readonly string[]): Promise<Run> {
    wanted = nothing
    const run = await perform(reason, scripts.build, {
      args: [...flags, ...flagsOf(asked), ...args]
    })
    if (!run.isGood) wanted = join(asked, wanted)
    return run
  }

  const queue = createQueue({
    debounceMs,
    run: async reason => {
      await build(reason, wanted, [])
    }
  })

  return {
    queue,
    contentChanged: (reason, trees) => {
      wanted = join(wanted, trees ? new Set(trees) : 'all')
      queue.request(reason)
    },
    publish: (reason, { confirmed = '', pictures = false } = {}) => {
      const confirm = confirmed === '' ? [] : ['--confirm', confirmed]
      const args = [...confirm, ...(pictures ? ['--pictures'] : [])]
      return queue.perform(reason, () => build(reason, 'all', args))
    },
    preview:
      previewUrl === undefined
        ? undefined
        : () => {
            const variables = { ...previewFolders, CONTENT_ENV: 'preview', SITE_URL: previewUrl }
            return queue.perform('preview', () =>
              perform('preview', scripts.build, { args: flags, variables })
            )
          },
    rollBack: release => {
      const reason = `roll back to ${release}`
      return queue.perform(reason, () => perform(reason, scripts.rollback, { args: [release] }))
    },
    runs: () => runs,
    metrics: () => {
      const current = currentRelease(releasesOf(outDir))
      const { running, waiting } = queue.state()
      return [
        {
          name: 'publisher_runs_total',
          help: 'Builds and rollbacks since the start.',
          type: 'counter',
          values: Object.entries(counts).map(([result, value]) => ({ labels: { result }, value }))
        },
        {
          name: 'publisher_last_run_seconds',
          help: 'How long the last run took.',
          type: 'gauge',
          values: runs.slice(0, 1).map(({ seconds }) => ({ value: seconds }))
        },
        {
          name: 'publisher_published_timestamp_seconds',
          help: 'When the content of the published site was pulled.',
          type: 'gauge',
          values: current ? [{ value: Date.parse(current.publishedAt) / 1000 }] : []
        },
        {
          name: 'publisher_busy',
          help: 'Whether something runs or waits.',
          type: 'gauge',
          values: [{ value: running === undefined && waiting.length === 0 ? 0 : 1 }]
        }
      ]
    },
    close: async () => {
      commands.stop()
      await queue.close()
    }
  }
}
