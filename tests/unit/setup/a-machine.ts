import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

type Run = { options?: string[]; wanted?: string[]; environment?: Record<string, string> }

/** A copy of the set-up scripts in a folder of its own, on a machine with no programs but ours. */
export function aMachine() {
  const folder = mkdtempSync(join(tmpdir(), 'setup-'))
  for (const name of ['setup.mjs', 'setup']) {
    cpSync(join('scripts', name), join(folder, 'scripts', name), { recursive: true })
  }

  const write = (path: string, content: string, mode = 0o644) => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content, { mode })
    return file
  }

  return {
    addProgram: (name: string, script: string) =>
      write(`bin/${name}`, `#!/bin/sh\n${script}\n`, 0o755),

    addLock: (path: string, packages: Record<string, object>) =>
      write(path, JSON.stringify({ packages: { '': {}, ...packages } })),

    /** For `node --require`: a Node that says it is another one. */
    addFakeVersion: (version: string) =>
      write('fake.cjs', `Object.defineProperty(process.versions, 'node', { value: '${version}' })`),

    read: (path: string) =>
      existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined,

    setup: ({ options = [], wanted = [], environment = {} }: Run = {}) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [...options, join(folder, 'scripts/setup.mjs'), ...wanted],
        { encoding: 'utf8', env: { PATH: join(folder, 'bin'), ...environment } }
      )
      return { status, lines: (stdout + stderr).split('\n').filter(line => line !== '') }
    },

    remove: () => rmSync(folder, { recursive: true })
  }
}
