import { createLiveLine, type LiveLine } from './live-line.ts'

export type Stage = { name: string; seconds: number }

/** How much of a part is done: 5 of 20 `trees`. */
export type Progress = { done: number; all: number; what: string }

export type Stages = {
  /** Runs a part of a build and measures its time. On a terminal, its progress is shown in one line. */
  run: <Result>(
    name: string,
    work: (onProgress: (progress: Progress) => void) => Promise<Result> | Result
  ) => Promise<Result>
  /** Prints a warning without breaking that line. */
  warn: (message: string) => void
  all: readonly Stage[]
}

type Options = { now?: () => number; say?: (line: string) => void; line?: LiveLine }

/** The parts of a build in their order; each is logged when it ends. */
export function createStages({
  now = () => performance.now(),
  say = console.log,
  line = createLiveLine()
}: Options = {}): Stages {
  const all: Stage[] = []
  return {
    all,
    run: async (name, work) => {
      const started = now()
      line.show(nameOf(name))
      const result = await work(progress =>
        line.show(nameOf(name) + progressText(progress, (now() - started) / 1000))
      )
      const seconds = (now() - started) / 1000
      all.push({ name, seconds })
      line.clear()
      say(`${nameOf(name)}${seconds.toFixed(1).padStart(6)} s`)
      return result
    },
    warn: message => {
      line.clear()
      console.warn(message)
    }
  }
}

const nameOf = (name: string) => name.padEnd(8)

/** Before this share is done, the remaining time would be a guess. */
const SURE = 0.05

function progressText({ done, all, what }: Progress, seconds: number): string {
  const share = all === 0 ? 1 : done / all
  const left = share > SURE ? `, ${Math.ceil(seconds / share - seconds)} s left` : ''
  return `${done.toLocaleString('en')} of ${all.toLocaleString('en')} ${what}${left}`
}
