import { spawn } from 'node:child_process'

type Ended = { code: number | null; output: string }

/**
 * Runs the build with other settings and flags to its end. It is not a build for tests, whose bundles differ. `cwd`:
 * the folder of another project.
 */
export function buildSite(
  settings: Record<string, string>,
  flags: readonly string[] = [],
  cwd?: string
): Promise<Ended> {
  return runScript('scripts/build.ts', settings, flags, cwd)
}

/** The same for another command. */
export function runScript(
  script: string,
  settings: Record<string, string>,
  flags: readonly string[],
  cwd?: string
): Promise<Ended> {
  const env = { ...process.env, NODE_ENV: undefined, ...settings }
  const child = spawn(process.execPath, [script, ...flags], { env, cwd })
  let output = ''
  child.stdout.on('data', chunk => (output += String(chunk)))
  child.stderr.on('data', chunk => (output += String(chunk)))
  return new Promise(resolve => child.on('close', code => resolve({ code, output })))
}
