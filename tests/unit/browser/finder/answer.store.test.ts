import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { buildIndex } from '#browser/search/index/build-index.ts'
import type { Entry } from '#browser/search/index/entry.ts'
import { pack } from '#browser/search/names/packed-names.ts'
import { visitPage } from '../../../helpers/a-history.ts'
import { aFinder } from './a-finder.ts'

const json = (value: unknown) =>
  `data:application/json,${encodeURIComponent(JSON.stringify(value))}`
const entry = (id: string, title: string): Entry => ({
  id: `product:${id}`,
  kind: 'product',
  title,
  path: `/gl/product/${id}`
})
const brazil = { iso: 'br', name: 'Brazil', type: 'internal_website', href: '/br' }
const noNames = pack({
  ingredients: {},
  others: {},
  kinds: [],
  documents: [],
  pageWords: [],
  fillers: ''
})
const files = {
  data: json({ ...aFinder(), ids: ['product:a', 'product:b', 'product:c', 'product:d'] }),
  index: json(buildIndex([entry('a', 'Khamsin'), entry('c', 'Levant'), entry('d', 'Brasi N')])),
  countries: json({
    current: 'gl',
    texts: { internal_website: { text: 'Our site' } },
    groups: [{ countries: [brazil] }]
  }),
  names: json(noNames)
}

async function visit(search: string, sources = files) {
  const page = visitPage(search)
  vi.resetModules()
  const query = await import('#browser/finder/query.store.ts')
  const answer = await import('#browser/finder/answer.store.ts')
  // As the list does, which follows both from the start.
  answer.$found.listen(() => undefined)
  answer.openFinder(sources)
  return { page, ...query, ...answer }
}

/** A busy machine may need longer than the usual second. */
const eventually = (check: () => void) => vi.waitFor(check, 20_000)

const hitsOf = ({ $found }: Awaited<ReturnType<typeof visit>>) => $found.get()?.hits

beforeEach(() => {
  // Unfinished work of one visit must not affect the next.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the answer to a query', () => {
  test('loads nothing before the first query', async () => {
    const finder = await visit('?view=table')
    expect(finder.$isWaiting.get()).toBe(false)
    expect(finder.$data.get()).toBeUndefined()
    finder.choose('crop', 'rice', true)
    expect(finder.$isWaiting.get()).toBe(true)
    await eventually(() => expect(hitsOf(finder)).toEqual([1, 2]))
    expect(finder.$isWaiting.get()).toBe(false)
  })

  test('is there for an address, and for the next choice at once', async () => {
    const finder = await visit('?crop=rice')
    await eventually(() => expect(hitsOf(finder)).toEqual([1, 2]))
    finder.choose('formulation', 'SC', true)
    expect(hitsOf(finder)).toEqual([2])
  })

  test('stays the one before while words are looked for', async () => {
    const finder = await visit('?crop=maize')
    await eventually(() => expect(hitsOf(finder)).toEqual([0, 1]))
    finder.setText('khamsin')
    expect(hitsOf(finder)).toEqual([0, 1])
    expect(finder.$isWaiting.get()).toBe(true)
    await eventually(() => expect(hitsOf(finder)).toEqual([0]))
    expect(finder.$isWaiting.get()).toBe(false)
  })

  test('is that to the last words, however long earlier ones take', async () => {
    const finder = await visit('')
    finder.setText('khamsin')
    finder.setText('levant')
    await eventually(() => expect(hitsOf(finder)).toEqual([2]))
    finder.setText('khamsin')
    finder.setText('')
    expect(hitsOf(finder)).toEqual([0, 1, 2, 3])
  })

  test('is empty for similar words, with a suggestion', async () => {
    const finder = await visit('?q=lewant+mistral')
    await eventually(() => expect(hitsOf(finder)).toBeDefined())
    expect([hitsOf(finder), finder.$suggestion.get()]).toEqual([[], 'Levant'])
  })

  test('offers a name that is typed already without the other words', async () => {
    const finder = await visit('?q=levant+mistral')
    await eventually(() => expect(hitsOf(finder)).toBeDefined())
    expect([hitsOf(finder), finder.$suggestion.get()]).toEqual([[], undefined])
    expect(finder.$answer.get()?.instead).toEqual({ words: 'mistral', rest: 'levant', count: 1 })
  })

  test.each(['Brasil', '巴西', 'บราซิล'])(
    'leads to the country that is named, and finds nothing that is like its name: %s',
    async name => {
      const finder = await visit(`?q=${name}`)
      await eventually(() => expect(finder.$country.get()).toMatchObject({ path: '/br' }))
      expect([hitsOf(finder), finder.$suggestion.get()]).toEqual([[], undefined])
    }
  )

  test('is that to the other words beside a country, with the same search there', async () => {
    const finder = await visit('?q=khamsin+no+Brasil')
    await eventually(() => expect(hitsOf(finder)).toEqual([0]))
    expect(finder.$country.get()).toMatchObject({ path: '/br/search?q=khamsin' })
  })

  test('waits for no names of countries, where it has all words', async () => {
    const finder = await visit('?q=khamsin', { ...files, countries: 'unknown:' })
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    await eventually(() => expect(hitsOf(finder)).toEqual([0]))
    finder.setText('khams')
    await eventually(() => expect(hitsOf(finder)).toEqual([0]))
    expect(warn).not.toHaveBeenCalled()
    finder.setText('khamsim')
    await eventually(() => expect(warn).toHaveBeenCalledOnce())
    expect(hitsOf(finder)).toEqual([0])
  })

  test('is empty for a problem that nothing is listed against, with what its crop has', async () => {
    const names = json(
      pack({
        ingredients: {},
        others: { Mealybug: 'cochonilha', Khamsin: 'khamsin' },
        kinds: [],
        documents: [],
        pageWords: [],
        fillers: ''
      })
    )
    const finder = await visit('?q=cochonilha+no+khamsin', { ...files, names })
    await eventually(() => expect(hitsOf(finder)).toEqual([]))
    const instead = { words: 'cochonilha', rest: 'khamsin', count: 1 }
    expect(finder.$answer.get()).toMatchObject({ results: [], instead })
  })
})

describe('a file that cannot be loaded', () => {
  test('is requested again with the next choice, which is combined with the one before', async () => {
    const host = await startHost(aFinder())
    const finder = await visit('?crop=rice', { ...files, data: host.url })
    await eventually(() => expect(finder.$failed.get()).toBe('data'))
    expect(finder.$isWaiting.get()).toBe(false)
    host.recover()
    finder.choose('formulation', 'SC', true)
    await eventually(() => expect(hitsOf(finder)).toEqual([2]))
    expect(finder.$failed.get()).toBeUndefined()
  })

  test('is only the search, where the index is missing: the choices answer', async () => {
    const host = await startHost(buildIndex([entry('a', 'Khamsin')]))
    const finder = await visit('?q=khamsin&crop=rice', { ...files, index: host.url })
    await eventually(() => expect(finder.$failed.get()).toBe('index'))
    await eventually(() => expect(hitsOf(finder)).toEqual([1, 2]))
    host.recover()
    finder.retry()
    await eventually(() => expect(hitsOf(finder)).toEqual([]))
    finder.choose('crop', 'rice', false)
    expect(hitsOf(finder)).toEqual([0])
  })
})

describe('an answer that is no file of the site', () => {
  const signIn = '<!doctype html><title>Sign in to this network</title>'
  const cut = '{"ids":["product:a"'

  test.each([signIn, cut])('is no data, and the data is requested again: %s', async text => {
    const host = await startHost(aFinder(), { status: 200, text })
    const finder = await visit('?crop=rice', { ...files, data: host.url })
    await eventually(() => expect(finder.$failed.get()).toBe('data'))
    expect(finder.$isWaiting.get()).toBe(false)
    host.recover()
    finder.retry()
    await eventually(() => expect(hitsOf(finder)).toEqual([1, 2]))
    expect(finder.$failed.get()).toBeUndefined()
  })

  test.each(['index', 'names'] as const)(
    'is no search, and its %s is requested again',
    async name => {
      const sent = name === 'index' ? buildIndex([entry('a', 'Khamsin')]) : noNames
      const host = await startHost(sent, { status: 200, text: signIn })
      const finder = await visit('?q=khamsin', { ...files, [name]: host.url })
      await eventually(() => expect(finder.$failed.get()).toBe('index'))
      host.recover()
      finder.retry()
      await eventually(() => expect(hitsOf(finder)).toEqual([0]))
    }
  )
})

/** A host that answers with a fault until it recovers. */
async function startHost(file: unknown, fault = { status: 503, text: '' }) {
  let answer = fault
  const server = createServer((_, response) => {
    response.writeHead(answer.status).end(answer.text)
  })
  await once(server.listen(0), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const recover = () => {
    answer = { status: 200, text: JSON.stringify(file) }
  }
  return { url: `http://127.0.0.1:${port}`, recover }
}
