import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'

export type Command = { program: string; args: string[]; cwd?: string; env?: NodeJS.ProcessEnv }

export type Measured = { seconds: number; peakMegabytes: number; output: string }

const SAMPLE_MS = 250

/** A command as an operator runs it: its time, and the most memory that all its processes had together. */
export async function measureCommand({ program, args, cwd, env }: Command): Promise<Measured> {
  const started = performance.now()
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  let peak = 0
  const sampling = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid ?? 0))), SAMPLE_MS)
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = (await once(child, 'close')) as [number | null]
  clearInterval(sampling)
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output}`)
  const seconds = (performance.now() - started) / 1000
  return { seconds, peakMegabytes: Math.round(peak / 1024), output }
}

type Process = { id: number; parent: number; kilobytes: number }

/** What a process and all that it started have in memory, in kilobytes. */
function memoryOf(id: number): number {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
  const processes = table
    .trim()
    .split('\n')
    .map((line): Process => {
      const [id = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number)
      return { id, parent, kilobytes }
    })
  const total = (id: number): number =>
    processes
      .filter(({ parent }) => parent === id)
      .reduce((sum, child) => sum + total(child.id), kilobytesOf(processes, id))
  return total(id)
}

const kilobytesOf = (processes: readonly Process[], wanted: number) =>
  processes.find(({ id }) => id === wanted)?.kilobytes ?? 0
