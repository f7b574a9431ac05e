import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readSettings } from '#config/settings.ts'
import type { ChangedTree } from '#contract/changed-trees.ts'
import { pullByChange } from '#scripts/build/pull-by-change.ts'
import { readTreeWords } from '#scripts/command/tree-words.ts'
import { parseFault } from '#scripts/demo-bff/faults/fault.ts'
import type { Called, DataSource } from '#scripts/demo-bff/data-source/data-source.ts'
import type { Bff } from '#scripts/demo-bff/server/server.ts'
import { askChanges } from '#snapshot/ask-changes.ts'
import { enterOwnFolder } from '../helpers/own-folder.ts'
import { tried } from '../helpers/tried.ts'
import { aLocalServer } from './a-local-server.ts'
import { smallData, startSmallBff } from './a-small-bff.ts'

let bff: Bff
let leave: () => void
let logged: string[]
beforeEach(async () => {
  bff = await startSmallBff()
  leave = enterOwnFolder()
  logged = []
})
afterEach(async () => {
  leave()
  await bff.close()
})

const settings = (snapshotDir: string) => ({
  ...readSettings({}),
  snapshotDir,
  bffUrl: bff.url,
  assetsUrl: bff.url
})

async function pull(
  clean = false,
  snapshotDir = clean ? '.clean' : '.snapshot',
  changed?: readonly ChangedTree[]
) {
  bff.traffic.reset()
  const log = (message: string) => void logged.push(message)
  const { unasked, findings } = await pullByChange(
    { ...settings(snapshotDir), clean, changed },
    { log }
  )
  const calls = bff.traffic.requests.map(
    ({ path, headers }) => `${String(headers.isocountry)} ${path}`
  )
  return { unasked, findings, calls }
}

/** The content of a snapshot without the times of its pull. */
async function contentOf(dir: string) {
  const files = (await readdir(dir, { recursive: true })).filter(
    file => file.endsWith('.json') && file !== 'pull.json'
  )
  const read = async (file: string) => {
    const text = await readFile(join(dir, file), 'utf8')
    return [file, text.replace(/"pulledAt":"[^"]+"/, '')] as const
  }
  return Object.fromEntries(await Promise.all(files.toSorted().map(read)))
}

/** The demo with another answer to a call of a country; without one, it is a 404. */
function withAnswer(name: Called['name'], country: string, answerOf: (answer: object) => unknown) {
  const change = (answer: unknown, called: Called) =>
    called.name === name && called.tree.country === country ? answerOf(answer as object) : answer
  return { ...smallData(), change } satisfies DataSource
}

const describedAnew = (product: object) => ({ ...product, description: '<p>Described anew.</p>' })
const all = ['gl', 'gl-prod-zho', 'br', 'uz']

describe('a pull from a BFF that names the trees that have changed', () => {
  test('requests those only, and has the content of a pull of all trees', async () => {
    expect((await pull()).unasked).toEqual([])
    expect((await pull()).unasked).toEqual(all)
    bff.use(withAnswer('product', 'br', describedAnew), [{ country: 'br' }])
    const { unasked, calls } = await pull()
    expect(unasked).toEqual(['gl', 'gl-prod-zho', 'uz'])
    expect(calls.filter(call => call.startsWith('uz'))).toEqual([])
    await pull(true)
    expect(await contentOf('.snapshot')).toEqual(await contentOf('.clean'))
    expect(await readFile('.snapshot/br/catalogue.json', 'utf8')).toContain('Described anew.')

    bff.use(withAnswer('product', 'uz', describedAnew), [{ country: 'br' }])
    const { findings } = await pull(true, '.snapshot')
    expect(findings.filter(({ kind }) => kind === 'unannounced')).toMatchObject([{ tree: 'uz' }])
  })

  test('requests trees with built-in content, and all trees when changes are unknown', async () => {
    bff.use(withAnswer('plants', 'uz', () => undefined))
    await pull()
    bff.use(smallData(), [])
    expect((await pull()).unasked).toEqual(['gl', 'gl-prod-zho', 'br'])

    const { countries, ...data } = smallData()
    const renamed = countries.map(one => ({ ...one, name: `The ${one.name}` }))
    bff.use({ ...data, countries: renamed }, [])
    expect((await pull()).unasked, 'a country has another name').toEqual([])
    bff.use(smallData())
    expect((await pull()).unasked, 'nobody says what has changed').toEqual([])
  })
})

describe('a build that is told which trees have changed', () => {
  const named = (changed: string) => pull(false, '.snapshot', readTreeWords(changed))

  test('is told of a name that is no tree', async () => {
    await pull()
    await named('br,zz')
    expect(logged).toContain('There is no tree "zz", which was named as changed.')
  })
  const asked = (calls: string[]) => new Set(calls.map(call => call.split(' ')[0]))

  beforeEach(() => bff.faults.set('/changes', parseFault('status:404')))

  test('requests those only, and all trees if none are named', async () => {
    await pull()
    bff.use(withAnswer('product', 'br', describedAnew))
    const { unasked, calls } = await named('br')
    expect(unasked).toEqual(['gl', 'gl-prod-zho', 'uz'])
    expect(asked(calls)).toEqual(new Set(['gl', 'br']))
    expect((await named('gl-prod-zho')).unasked).toEqual(['gl', 'br', 'uz'])
    await pull(true)
    expect(await contentOf('.snapshot')).toEqual(await contentOf('.clean'))
    expect((await pull()).unasked).toEqual([])
  })

  test('requests all trees without a complete snapshot', async () => {
    expect((await named('br')).unasked).toEqual([])
    truncateSync('.snapshot/br/content.json', 20)
    expect((await named('br')).unasked).toEqual([])
  })

  test('reports unannounced changes in the next build of all trees', async () => {
    await pull()
    const kinds = async () =>
      (await pull(true, '.snapshot')).findings
        .filter(({ kind }) => kind === 'unannounced')
        .map(({ tree, call }) => [tree, call])
    bff.use(withAnswer('product', 'uz', describedAnew))
    expect(await kinds(), 'no webhook has named any tree yet').toEqual([])
    await named('br')
    bff.use(smallData())
    expect(await kinds()).toEqual([['uz', 'webhooks']])
    expect(await kinds()).toEqual([])
  })

  test('requests the trees that the BFF names as well', async () => {
    bff.faults.clear()
    await pull()
    bff.use(withAnswer('product', 'uz', describedAnew), [{ country: 'uz' }])
    expect((await named('br')).unasked).toEqual(['gl', 'gl-prod-zho'])
  })

  test('requests all trees when a BFF that named changes before does not answer', async () => {
    bff.faults.clear()
    await pull()
    bff.faults.set('/changes', parseFault('status:404'))
    expect((await named('br')).unasked).toEqual([])
  })
})

describe('a snapshot that is damaged', () => {
  const damages: [string, (file: string) => void][] = [
    ['cut short', file => truncateSync(file, 20)],
    [
      'changed',
      file => writeFileSync(file, readFileSync(file, 'utf8').replace(/[a-z](?=[^a-z]*$)/, '_'))
    ],
    ['removed', file => rmSync(file)]
  ]

  test('is pulled again completely, and reported as damaged', async () => {
    await pull(true)
    const clean = await contentOf('.clean')
    await pull()
    const files = ['index.json', 'findings.json', 'files.json', 'br/content.json']
    files.push('br/catalogue.json', 'br/addresses.json', 'pull.json')
    for (const [at, file] of files.entries())
      for (const [how, damage] of tried(damages, damages.length, at)) {
        logged = []
        damage(join('.snapshot', file))
        expect((await pull()).unasked, `${file} ${how}`).toEqual([])
        expect(await contentOf('.snapshot'), `${file} ${how}`).toEqual(clean)
        expect(logged).toEqual(
          file === 'pull.json'
            ? []
            : [
                `The snapshot in .snapshot is not as it was pulled (/${file}), so every tree is asked for.`
              ]
        )
      }
  })

  test('hides no failed call with --keep', async () => {
    await pull()
    truncateSync('.snapshot/index.json', 20)
    bff.faults.set('/localProduct', parseFault('status:403'), { country: 'br' })
    const keep = pullByChange({ ...settings('.snapshot'), keep: true }, { log: () => undefined })
    await expect(keep).rejects.toThrow('tree br) failed')
  })
})

describe('a BFF that names no changes', () => {
  const unusable = [expect.stringContaining('GET /changes cannot be used')]
  test.each([
    ['a 404', 404, '', []],
    ['a page', 200, '<!doctype html>', unusable],
    ['a token that no address can contain', 200, '{ "token": "\\ud800", "trees": [] }', unusable],
    ['half an answer', 200, '{ "token": "1", "trees": [{ "env": "prod" }] }', unusable],
    ['a tree of the prototype', 200, '{ "token": "1", "trees": { "__proto__": [] } }', unusable]
  ])('with %s is asked for all', async (_, status, body, words) => {
    const server = await aLocalServer(
      createServer((_request, response) => response.writeHead(status).end(body))
    )
    const log = (message: string) => void logged.push(message)
    expect(await askChanges({ bffUrl: server.url, timeoutMs: 5000 }, { log })).toBeUndefined()
    await server.close()
    expect(logged).toEqual(words)
  })
})
