import { existsSync, mkdirSync, statSync, symlinkSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withSite } from '#scripts/publish/with-site.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'

let leave: () => void
beforeEach(() => {
  leave = enterOwnFolder()
})
afterEach(() => leave())

let isDone: boolean
const build = (folders = {}) => {
  isDone = false
  return withSite({ outDir: 'dist', snapshotDir: '.snapshot', ...folders }, () => {
    isDone = true
    return Promise.resolve()
  })
}

describe('a folder that a build could not replace ends it before it begins', () => {
  test.each(['dist', 'report', '.snapshot'])('%s as a link', async folder => {
    mkdirSync('elsewhere')
    symlinkSync('elsewhere', folder)
    await expect(build()).rejects.toThrow(
      `${folder} is a link. A build replaces the folder itself, so what the link leads to would stay as it is: remove the link, and serve releases/current/site, which is always the published site.`
    )
    expect([isDone, existsSync('.build')]).toEqual([false, false])
  })

  // Wherever this runs, these are another disk than that of temporary files.
  test.each(['.build', 'releases'])('%s on another disk', async folder => {
    expect(statSync('/dev').dev).not.toBe(statSync('.').dev)
    symlinkSync('/dev', folder)
    await expect(build()).rejects.toThrow(
      `${folder} is on another disk than the folder of dist. A build moves and links files from one to the other: put both on one disk.`
    )
    expect(isDone).toBe(false)
  })

  // A release has links to the content that it was made of.
  test('a site in a volume at .build, with its content outside it', async () => {
    symlinkSync('/dev', '.build')
    await expect(build({ outDir: '.build/site' })).rejects.toThrow(
      '.build is on another disk than the folder of .snapshot.'
    )
    expect(isDone).toBe(false)
  })

  test('and all of them on one disk do not', async () => {
    mkdirSync('volume')
    symlinkSync('volume', 'releases')
    await build()
    expect(isDone).toBe(true)
  })
})
