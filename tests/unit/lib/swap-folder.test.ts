import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { swapFolder } from '#lib/swap-folder.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'swap-'))
})
afterEach(() => rmSync(home, { recursive: true }))

const at = (...path: string[]) => join(home, ...path)

function aFolder(name: string): string {
  mkdirSync(at(name))
  writeFileSync(at(name, 'what'), name)
  return at(name)
}

describe('a folder that takes the place of another', () => {
  test('leaves nothing of it', async () => {
    await swapFolder({ fresh: aFolder('fresh'), target: aFolder('target') })
    expect(readdirSync(home)).toEqual(['target'])
    expect(readFileSync(at('target', 'what'), 'utf8')).toBe('fresh')
  })

  test('may be the first', async () => {
    await swapFolder({ fresh: aFolder('fresh'), target: at('target') })
    expect(readdirSync(home)).toEqual(['target'])
  })

  test('that cannot be moved leaves the other where it was', async () => {
    const target = aFolder('target')
    await expect(swapFolder({ fresh: at('missing'), target })).rejects.toThrow('ENOENT')
    expect(readdirSync(home)).toEqual(['target'])
    expect(readFileSync(at('target', 'what'), 'utf8')).toBe('target')
  })

  test('clears what an earlier swap that broke off has left', async () => {
    aFolder('fresh-earlier')
    await swapFolder({ fresh: aFolder('fresh'), target: aFolder('target') })
    expect(readdirSync(home)).toEqual(['target'])
  })
})
