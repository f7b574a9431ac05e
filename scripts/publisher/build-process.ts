import { spawn, type ChildProcess } from 'node:child_process'

/** The result of a command. */
export type Ended = { isGood: boolean; seconds: number; output: string }

export type Commands = {
  /** Runs a script of the project and waits for its end, with additional variables of the environment. */
  run: (script: string, args?: readonly string[], variables?: Variables) => Promise<Ended>
  /** Ends the running script with SIGTERM. */
  stop: () => void
}

export type Variables = Readonly<Record<string, string>>

/** The length of the output that is kept: its end, which contains the error. */
const KEPT_LETTERS = 20_000

/**
 * Runs scripts in separate processes: their memory is freed at the end, and their crash does not stop the publisher.
 */
export function createCommands(): Commands {
  const children = new Set<ChildProcess>()
  return {
    run: (script, args = [], variables = {}) => {
      const started = performance.now()
      const child = spawn(process.execPath, [script, ...args], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...variables }
      })
      children.add(child)
      let output = ''
      const read = (text: string) => (output = (output + text).slice(-KEPT_LETTERS))
      // A part may end within a letter of several bytes: the stream holds its beginning for the next part.
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', read)
      return new Promise(resolve => {
        const end = (isGood: boolean) => {
          children.delete(child)
          resolve({ isGood, seconds: (performance.now() - started) / 1000, output: output.trim() })
        }
        child.once('error', error => {
          output += error.message
          end(false)
        })
        child.once('close', code => end(code === 0))
      })
    },
    stop: () => {
      for (const child of children) child.kill('SIGTERM')
    }
  }
}
