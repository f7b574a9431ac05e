import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

const isWindows = process.platform === 'win32'

/**
 * Runs a program to its end, without output.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [environment] added to our own
 */
export function run(program, args, environment = {}) {
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    env: { ...process.env, PATH: systemPath(), ...environment },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    shell: isWindows // npm and npx are .cmd files there
  })
  return {
    isDone: status === 0,
    isMissing: error?.code === 'ENOENT',
    stdout: stdout ?? '',
    stderr: stderr ?? ''
  }
}

// `npm run` puts node_modules/.bin first, so npm would run on the Node that it is replacing.
function systemPath() {
  const bin = join('node_modules', '.bin')
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter(folder => !folder.endsWith(bin)).join(delimiter)
}
