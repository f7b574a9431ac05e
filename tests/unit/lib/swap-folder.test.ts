import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { restoreFolder, swapFolder, workFolderOf } from '#lib/swap-folder.ts'

let home: string
let target: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'swap-'))
  target = join(home, 'target')
})
afterEach(() => rmSync(home, { recursive: true }))

function aFolder(path: string, content = path): string {
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, 'what'), content)
  return path
}

const contentOf = (path: string) => readFileSync(join(path, 'what'), 'utf8')
const aFresh = () => aFolder(workFolderOf(target), 'fresh')

/** What a process leaves that was killed while it replaced the folder; its number is that of no other. */
const leftBy = (pid: number, ending = '') => join(home, '.build', `target.${pid}${ending}`)

describe('a folder that takes the place of another', () => {
  test('leaves nothing of it', () => {
    aFolder(target, 'earlier')
    swapFolder({ fresh: aFresh(), target })
    expect(contentOf(target)).toBe('fresh')
    expect(existsSync(`${workFolderOf(target)}.earlier`)).toBe(false)
  })

  test('may be the first', () => {
    swapFolder({ fresh: aFresh(), target })
    expect(contentOf(target)).toBe('fresh')
  })

  test('that cannot be moved leaves the other where it was', () => {
    aFolder(target, 'earlier')
    expect(() => swapFolder({ fresh: join(home, 'missing'), target })).toThrow('ENOENT')
    expect(contentOf(target)).toBe('earlier')
  })
})

describe('a process that was killed', () => {
  test('between the two moves: the folder comes back', () => {
    aFolder(leftBy(1, '.earlier'), 'earlier')
    aFolder(leftBy(1), 'fresh')
    restoreFolder(target)
    expect(contentOf(target)).toBe('earlier')
    expect([existsSync(leftBy(1)), existsSync(leftBy(1, '.earlier'))]).toEqual([false, false])
  })

  test('after them: the new folder stays', () => {
    aFolder(target, 'fresh')
    aFolder(leftBy(1, '.earlier'), 'earlier')
    restoreFolder(target)
    expect(contentOf(target)).toBe('fresh')
    expect(existsSync(leftBy(1, '.earlier'))).toBe(false)
  })

  test('leaves folders prepared for another target alone', () => {
    const other = aFolder(join(home, '.build', 'target-2.1'))
    aFolder(target)
    restoreFolder(target)
    expect(existsSync(other)).toBe(true)
  })
})
