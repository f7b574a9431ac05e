import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const module = resolve('scripts/publish/package-list.ts')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'package-list-'))
  writeFileSync(join(folder, 'package.json'), '{ "name": "a-site", "version": "1.0.0" }')
  execFileSync('npm', ['install', '--package-lock-only', '--offline'], { cwd: folder })
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Lists the packages of the folder in a process of its own, with this npm before all others. */
function list(npm?: string) {
  if (npm !== undefined) {
    writeFileSync(join(folder, 'npm'), `#!/bin/sh\n${npm}\n`)
    chmodSync(join(folder, 'npm'), 0o755)
  }
  const code = `console.log(await (await import(${JSON.stringify(module)})).packageList())`
  return spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH ?? ''}` },
    encoding: 'utf8'
  })
}

describe('the list of packages', () => {
  test('is made by npm once, and read again without it', () => {
    const { stdout } = list()
    expect(stdout).toContain('CycloneDX')
    expect(list('exit 1').stdout).toBe(stdout)
  })

  test('that npm cannot make is an error with what npm said, and nothing is kept', () => {
    const { status, stderr } = list('echo no lock file of this version >&2; exit 1')
    expect(status).not.toBe(0)
    expect(stderr).toContain('npm could not list the packages of the build')
    expect(stderr).toContain('no lock file of this version')
    expect(globSync('.cache/*', { cwd: folder })).toEqual([])
  })
})
