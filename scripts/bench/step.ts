import { spawn } from 'node:child_process'

export type Measured = { seconds: number; peakMegabytes: number; count: number; note: string }

type Step = { name: 'pull' | 'render'; folder: string; environment: Record<string, string> }

/** Runs one step in a process of its own, to measure its memory; the step prints one line of JSON. */
export async function runStep({ name, folder, environment }: Step): Promise<Measured> {
  const child = spawn(process.execPath, [`scripts/bench/${name}.ts`, folder], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  let output = ''
  for await (const chunk of child.stdout.setEncoding('utf8')) output += String(chunk)
  const line = output.trim().split('\n').at(-1) ?? ''
  if (child.exitCode) throw new Error(`scripts/bench/${name}.ts ended with ${child.exitCode}.`)
  return JSON.parse(line) as Measured
}
