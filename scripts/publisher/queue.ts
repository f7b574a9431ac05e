/** The running request, and the waiting one. */
export type QueueState = { running?: string; next?: string }

export type Queue = {
  /** Requests a run. Requests that come before it begins are joined to one run with all their reasons. */
  request: (reason: string) => void
  /** Runs `work` as soon as nothing else runs, before the requested run. */
  perform: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
  state: () => QueueState
  /** Refuses further runs and those that wait for their turn, and waits for the running one. */
  close: () => Promise<void>
}

type Options = {
  run: (reason: string) => Promise<void>
  /** How long a request waits for others: a hundred products saved in a row are one run. */
  debounceMs: number
}

/** Runs one thing at a time; at most one more waits. */
export function createQueue({ run, debounceMs }: Options): Queue {
  let running: { name: string; done: Promise<unknown> } | undefined
  let reasons: string[] = []
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  function start<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const earlier = running?.done ?? Promise.resolve()
    const done = earlier.then(() => {
      if (isClosed) throw ending()
      return work()
    })
    const own = { name, done: done.catch(() => undefined) }
    running = own
    void own.done.then(() => {
      if (running === own) running = undefined
      schedule()
    })
    return done
  }

  function schedule(): void {
    if (timer || running || isClosed || reasons.length === 0) return
    timer = setTimeout(() => {
      timer = undefined
      if (running) return
      const reason = [...new Set(reasons)].join(', ')
      reasons = []
      start(reason, () => run(reason)).catch(() => undefined)
    }, debounceMs)
  }

  return {
    request: reason => {
      reasons.push(reason)
      schedule()
    },
    perform: (name, work) => (isClosed ? Promise.reject(ending()) : start(name, work)),
    state: () => ({
      running: running?.name,
      next: reasons.length > 0 ? [...new Set(reasons)].join(', ') : undefined
    }),
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await running?.done
    }
  }
}

const ending = () => new Error('The publisher is ending.')
