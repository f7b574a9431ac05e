export type Stage = { name: string; seconds: number }

export type Stages = {
  /** Runs a part of a build and measures its time. */
  run: <Result>(name: string, work: () => Promise<Result> | Result) => Promise<Result>
  all: readonly Stage[]
}

type Options = { now?: () => number; say?: (line: string) => void }

/** The parts of a build in their order; each is logged when it ends. */
export function createStages({
  now = () => performance.now(),
  say = console.log
}: Options = {}): Stages {
  const all: Stage[] = []
  return {
    all,
    run: async (name, work) => {
      const started = now()
      const result = await work()
      const seconds = (now() - started) / 1000
      all.push({ name, seconds })
      say(`${name.padEnd(8)}${seconds.toFixed(1).padStart(6)} s`)
      return result
    }
  }
}
