import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withLock } from '#scripts/publish/lock.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  file = join(folder, 'dist.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Another process that takes the lock, says so, and keeps it until it is killed. */
async function aHolder() {
  const program = `
    import { withLock } from '#scripts/publish/lock.ts'
    await withLock({ file: ${JSON.stringify(file)} }, async () => {
      console.log('held')
      await new Promise(() => setInterval(() => {}, 1000))
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program])
  await once(child.stdout, 'data')
  return child
}

describe('a lock', () => {
  test('lets one work after the other, of one process too', async () => {
    const order: string[] = []
    const one = withLock({ file }, async () => {
      order.push('one begins')
      await Promise.resolve()
      order.push('one ends')
    })
    const other = withLock({ file, say: () => undefined }, async () => {
      order.push('other begins')
      return Promise.resolve()
    })
    await Promise.all([one, other])
    expect(order).toEqual(['one begins', 'one ends', 'other begins'])
  })

  test('names the process that holds it, and is free once that is killed', async () => {
    const holder = await aHolder()
    const said: string[] = []
    const result = withLock(
      {
        file,
        say: message => {
          said.push(message)
          holder.kill('SIGKILL')
        }
      },
      () => Promise.resolve('done')
    )
    expect(await result).toBe('done')
    expect(said).toEqual([expect.stringContaining(`Process ${holder.pid} (since 2`)])
  })

  test('is free after work that failed', async () => {
    const failing = withLock({ file }, () => Promise.reject(new Error('no disk')))
    await expect(failing).rejects.toThrow('no disk')
    expect(await withLock({ file }, () => Promise.resolve('done'))).toBe('done')
  })
})
