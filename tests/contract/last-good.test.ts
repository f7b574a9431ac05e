import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { copyMirroredFiles } from '#snapshot/copy-files.ts'
import { readCatalogue, readContent, readIndex } from '#snapshot/store.ts'
import { parseFault } from '../../scripts/demo-bff/faults/fault.ts'
import type { Bff } from '../../scripts/demo-bff/server/server.ts'
import { aPull } from './a-pull.ts'
import { startSmallBff } from './a-small-bff.ts'

let bff: Bff
beforeAll(async () => {
  bff = await startSmallBff()
})
afterEach(() => bff.faults.clear())
afterAll(() => bff.close())

/** A pull that succeeded, and Brazil's catalogue failing from then on. */
async function aPullThatFailsNow() {
  const { run, ...folders } = await aPull(bff.url)
  await run()
  const before = {
    content: readContent('br', folders.snapshotDir),
    catalogue: readCatalogue('br', folders.snapshotDir),
    pulledAt: readIndex(folders.snapshotDir).pulledAt
  }
  bff.faults.set('/localProduct', parseFault('status:403'), { country: 'br' })
  return { run, before, ...folders }
}

describe('a tree that cannot be pulled', () => {
  test('ends the pull, unless it may stay as it was', async () => {
    const { run } = await aPullThatFailsNow()
    await expect(run()).rejects.toThrow('tree br) failed')
  })

  test('stays as it is published with --keep, and the finding says since when and why', async () => {
    const { run, before, snapshotDir } = await aPullThatFailsNow()
    const { findings, index, pulled } = await run({ keep: true })
    expect(readContent('br', snapshotDir)).toEqual(before.content)
    expect(readCatalogue('br', snapshotDir)).toEqual(before.catalogue)
    expect(pulled).toContain('br')
    expect(index.trees.find(({ prefix }) => prefix === 'br')?.keptSince).toBe(before.pulledAt)
    expect(findings.filter(({ kind }) => kind === 'kept')).toMatchObject([
      {
        tree: 'br',
        call: 'GET /localProduct',
        message: expect.stringContaining(
          `The tree br stays as it was pulled on ${before.pulledAt}: GET ${bff.url}/localProduct`
        ) as string
      }
    ])
  })

  test('still has the findings of its last pull, for which the guard may have stopped it', async () => {
    const { run } = await aPull(bff.url)
    bff.faults.set('/localProduct', parseFault('bad-records:1'), { country: 'br' })
    const left = (await run()).findings.filter(
      ({ tree, kind }) => tree === 'br' && kind === 'record'
    )
    expect(left).toHaveLength(1)
    bff.faults.set('/localProduct', parseFault('status:403'), { country: 'br' })
    for (let time = 0; time < 2; time++) {
      const { findings } = await run({ keep: true })
      expect(findings.filter(({ tree, kind }) => tree === 'br' && kind === 'record')).toEqual(left)
      expect(findings.filter(({ kind }) => kind === 'kept')).toHaveLength(1)
    }
  })

  test('stays as it is published where a later pull was not published', async () => {
    const { run, snapshotDir, dir } = await aPull(bff.url)
    await run()
    const published = join(dir, 'published')
    cpSync(snapshotDir, published, { recursive: true })
    const { pulledAt } = readIndex(published)
    bff.faults.set('/localProduct', parseFault('bad-records:1'), { country: 'br' })
    await run()
    expect(readCatalogue('br', snapshotDir)).not.toEqual(readCatalogue('br', published))
    bff.faults.set('/localProduct', parseFault('status:403'), { country: 'br' })
    const { findings, index } = await run({ keep: true, published })
    expect(readCatalogue('br', snapshotDir)).toEqual(readCatalogue('br', published))
    expect(findings.filter(({ tree, kind }) => tree === 'br' && kind === 'record')).toEqual([])
    expect(index.trees.find(({ prefix }) => prefix === 'br')?.keptSince).toBe(pulledAt)
  })

  test('stays as it was last pulled where the published content is damaged', async () => {
    const { run, before, snapshotDir, dir } = await aPullThatFailsNow()
    const published = join(dir, 'published')
    cpSync(snapshotDir, published, { recursive: true })
    const file = join(published, 'br', 'catalogue.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"name":"', '"name":"x'))
    await run({ keep: true, published })
    expect(readCatalogue('br', snapshotDir)).toEqual(before.catalogue)
  })

  test('names the day of its last good pull, however often it is kept', async () => {
    const { run, before } = await aPullThatFailsNow()
    await run({ keep: true })
    const { index } = await run({ keep: true })
    expect(index.trees.find(({ prefix }) => prefix === 'br')?.keptSince).toBe(before.pulledAt)
  })

  test('is pulled again as soon as its calls are answered', async () => {
    const { run } = await aPullThatFailsNow()
    await run({ keep: true })
    bff.faults.clear()
    const { index, findings } = await run({ keep: true })
    expect(index.trees.find(({ prefix }) => prefix === 'br')?.keptSince).toBeUndefined()
    expect(findings.filter(({ kind }) => kind === 'kept')).toEqual([])
  })

  test('keeps the files that its pages link to', async () => {
    const { run, snapshotDir, mirrorDir, dir } = await aPullThatFailsNow()
    await run({ keep: true })
    const [document] = readCatalogue('br', snapshotDir).products.flatMap(
      ({ documents }) => documents
    )
    const outDir = join(dir, 'site')
    await copyMirroredFiles({ outDir, snapshotDir, mirrorDir })
    expect(readFileSync(join(outDir, document?.url ?? ''), 'latin1')).toMatch(/^%PDF/)
  })

  test('ends the pull with its own error if there is no earlier pull of it', async () => {
    const { run, snapshotDir } = await aPullThatFailsNow()
    rmSync(snapshotDir, { recursive: true })
    await expect(run({ keep: true })).rejects.toThrow('tree br) failed')
  })

  test('stays as it was for a build that renders other trees only', async () => {
    const { run } = await aPullThatFailsNow()
    const { index } = await run({ keep: true, trees: ['uz'] })
    const { productIds } = index.trees.find(({ prefix }) => prefix === 'br') ?? {}
    expect(productIds).toHaveLength(5)
  })
})

describe('a tree that may be taken over from an earlier pull', () => {
  test.each(['content.json', 'catalogue.json', 'summary.json', 'addresses.json'])(
    'is pulled again where its %s is missing, as after a pull by an earlier version',
    async file => {
      const { run, snapshotDir } = await aPull(bff.url)
      await run()
      rmSync(join(snapshotDir, 'br', file))
      const { unasked } = await run({ only: { trees: [], dir: snapshotDir } })
      expect(unasked).toContain('gl')
      expect(unasked).not.toContain('br')
      expect(readContent('br', snapshotDir).tree.prefix).toBe('br')
    }
  )
})
