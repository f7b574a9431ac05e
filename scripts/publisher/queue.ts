/** `waiting`: what comes after it, in the order of its turns; requests are the last. */
export type QueueState = { running?: string; waiting: readonly string[] }

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

/** Runs one thing at a time. However many requests wait, they are one run. */
export function createQueue({ run, debounceMs }: Options): Queue {
  /** The names of what runs, first, and of what waits for its turn. */
  const turns: string[] = []
  let last: Promise<unknown> = Promise.resolve()
  let reasons: string[] = []
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  function start<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    turns.push(name)
    const done = last.then(() => {
      if (isClosed) throw ending()
      return work()
    })
    last = done
      .catch(() => undefined)
      .then(() => {
        turns.shift()
        schedule()
      })
    return done
  }

  const joined = () => [...new Set(reasons)].join(', ')

  function schedule(): void {
    if (timer || turns.length > 0 || isClosed || reasons.length === 0) return
    timer = setTimeout(() => {
      timer = undefined
      if (turns.length > 0) return
      const name = joined()
      reasons = []
      start(name, () => run(name)).catch(() => undefined)
    }, debounceMs)
  }

  return {
    request: reason => {
      reasons.push(reason)
      schedule()
    },
    perform: (name, work) => (isClosed ? Promise.reject(ending()) : start(name, work)),
    state: () => {
      const [running, ...others] = turns
      return { running, waiting: reasons.length > 0 ? [...others, joined()] : others }
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await last
    }
  }
}

const ending = () => new Error('The publisher is ending.')
