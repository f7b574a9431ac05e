import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bff, startBff } from '#scripts/demo-bff/server/server.ts'
import { digestFiles } from '#scripts/publish/publication.ts'
import { aSmallDisk } from '../helpers/a-small-disk.ts'
import { smallSite } from '../helpers/a-small-site.ts'
import { buildSite } from '../helpers/build-site.ts'
import { ownProject } from '../helpers/own-project.ts'
import { tried } from '../helpers/tried.ts'

let bff: Bff
let disk: ReturnType<typeof aSmallDisk>
beforeAll(async () => {
  bff = await startBff({ data: smallSite() })
  disk = aSmallDisk(250)
  ownProject(disk.folder)
})
afterAll(async () => {
  await bff.close()
  disk.unmount()
})

/** Another contact, so that every page must be rendered. */
async function build(contact: string) {
  const settings = {
    OUT_DIR: 'dist',
    SNAPSHOT_DIR: '.snapshot',
    TREES: 'gl',
    BFF_URL: bff.url,
    SECURITY_CONTACT: `mailto:${contact}@site.example`
  }
  const { code, output } = await buildSite(settings, [], disk.folder)
  return { code, output, files: await digestFiles(join(disk.folder, 'dist')) }
}

const KIBIBYTE = 1024

test('a disk that is full from the start, in the pull, or while pages are written ends the build and changes nothing', async () => {
  const before = await build('first')
  expect([before.code, before.output]).toEqual([0, expect.stringContaining('Built 1 tree')])
  for (const free of tried([0, 64, 512, 1024, 2048], 5, 3)) {
    disk.fill(free * KIBIBYTE)
    const { code, output, files } = await build(`with-${free}`)
    expect([free, code, output]).toEqual([free, 1, expect.stringMatching(/ENOSPC|disk is full/)])
    expect(files, `${free} KiB free`).toEqual(before.files)
  }

  rmSync(join(disk.folder, 'filler'))
  const after = await build('second')
  expect([after.code, after.output]).toEqual([0, expect.stringContaining('Built 1 tree')])
  const contact = '/.well-known/security.txt'
  expect({ ...after.files, [contact]: undefined }).toEqual({
    ...before.files,
    [contact]: undefined
  })
})
