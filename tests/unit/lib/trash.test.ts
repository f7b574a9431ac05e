import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { swapFolder, workFolderOf } from '#lib/swap-folder.ts'
import { discardFolder, emptyTrash } from '#lib/trash.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'trash-'))
  mkdirSync(join(home, '.build'))
})
afterEach(() => rmSync(home, { recursive: true }))

const workroom = () => join(home, '.build')

function aFolder(path: string): string {
  mkdirSync(join(path, 'deep'), { recursive: true })
  writeFileSync(join(path, 'deep', 'what'), path)
  return path
}

test('a discarded folder is gone at once, and its files with the next emptying, those of ended processes too', async () => {
  const [one, other] = [aFolder(join(home, 'one')), aFolder(join(home, 'other'))]
  discardFolder(one, workroom())
  discardFolder(other, workroom())
  expect([existsSync(one), existsSync(other)]).toEqual([false, false])
  expect(readdirSync(workroom())).toHaveLength(2)
  await emptyTrash(workroom())
  expect(readdirSync(workroom())).toEqual([])
})

test('emptying leaves folders that are being prepared', async () => {
  const prepared = aFolder(workFolderOf(join(home, 'target')))
  await emptyTrash(workroom())
  expect(existsSync(prepared)).toBe(true)
})

test('a large folder that is replaced is only discarded', async () => {
  const target = aFolder(join(home, 'target'))
  swapFolder({ fresh: aFolder(workFolderOf(target)), target, isLarge: true })
  expect(existsSync(target)).toBe(true)
  expect(readdirSync(workroom())).toHaveLength(1)
  await emptyTrash(workroom())
  expect(readdirSync(workroom())).toEqual([])
})
