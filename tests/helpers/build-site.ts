import { spawn } from 'node:child_process'

type Ended = { code: number | null; output: string }

/** Runs the build with other settings, to its end. */
export function buildSite(env: Record<string, string>): Promise<Ended> {
  const child = spawn(process.execPath, ['scripts/build.ts'], { env: { ...process.env, ...env } })
  let output = ''
  child.stdout.on('data', chunk => (output += String(chunk)))
  child.stderr.on('data', chunk => (output += String(chunk)))
  return new Promise(resolve => child.on('close', code => resolve({ code, output })))
}
