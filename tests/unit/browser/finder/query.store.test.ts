import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { visitPage } from '../../../helpers/a-history.ts'
import { aFinder, aQuery } from './a-finder.ts'

type QueryStore = typeof import('#browser/finder/query.store.ts')

let store: QueryStore
let page: ReturnType<typeof visitPage>

async function visit(search = ''): Promise<void> {
  page = visitPage(search)
  vi.resetModules()
  store = await import('#browser/finder/query.store.ts')
  store.followAddress()
}

/** The addresses of the visit so far, once nothing is left to do. */
function addresses(): string[] {
  vi.runAllTimers()
  return page.entries
}

beforeEach(async () => {
  vi.useFakeTimers()
  await visit()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what is asked', () => {
  test('comes from the address, and then also from choices', async () => {
    await visit('?crop=rice')
    store.choose('crop', 'maize', true)
    expect(store.$query.get()).toEqual(aQuery({ crop: ['rice', 'maize'] }))
    expect(addresses()).toEqual(['?crop=rice', '?crop=rice&crop=maize'])
  })

  test('goes back and forward with the address', () => {
    store.choose('crop', 'rice', true)
    expect(addresses()).toEqual(['', '?crop=rice'])
    store.setSort('name')
    expect(addresses()).toEqual(['', '?crop=rice', '?crop=rice&sort=name'])
    page.goBack()
    expect(store.$query.get()).toEqual(aQuery({ crop: ['rice'] }))
    page.goForward()
    expect(store.$query.get()).toEqual(aQuery({ crop: ['rice'] }, { sort: 'name' }))
  })

  test('is a step of the history for each choice, even if several are taken between two frames', () => {
    store.choose('crop', 'rice', true)
    store.choose('crop', 'maize', true)
    store.choose('crop', 'rice', false)
    expect(addresses()).toEqual(['', '?crop=rice', '?crop=rice&crop=maize', '?crop=maize'])
  })

  test('is not answered again for another view of the list', () => {
    store.choose('crop', 'rice', true)
    expect(addresses()).toEqual(['', '?crop=rice'])
    store.setView('table')
    expect(addresses()).toEqual(['', '?crop=rice&view=table'])
    store.clear()
    expect(store.$query.get()).toEqual(aQuery({}, { view: 'table' }))
  })

  test('can be without a whole filter, or its words', () => {
    store.choose('crop', 'rice', true)
    store.setText('rust')
    store.leave('crop')
    expect(store.$query.get()).toEqual(aQuery({}, { text: 'rust' }))
    store.leave('text')
    expect(store.$query.get()).toEqual(aQuery())
  })

  test('loses the choices that the page does not have, once it knows them', async () => {
    await visit('?crop=rice&crop=cocoa')
    store.setData(aFinder())
    expect(store.$query.get()).toEqual(aQuery({ crop: ['rice'] }))
  })

  test('includes what was entered before the scripts ran', async () => {
    await visit('?crop=rice&view=table')
    store.add(aQuery({ crop: ['maize'] }, { text: 'rust' }))
    const asked = aQuery({ crop: ['rice', 'maize'] }, { text: 'rust', view: 'table' })
    expect(store.$query.get()).toEqual(asked)
    expect(store.$typed.get()).toBe('rust')
    expect(addresses()).toEqual([
      '?crop=rice&view=table',
      '?q=rust&crop=rice&crop=maize&view=table'
    ])
    await visit('?crop=rice')
    store.add(aQuery({}, { view: 'table' }))
    expect(addresses()).toEqual(['?crop=rice&view=table'])
  })
})

describe('the search field', () => {
  test('is answered after a pause, with a word as one step of the history', () => {
    store.type('ru')
    expect(store.$query.get().text).toBe('')
    expect(addresses()).toEqual(['', '?q=ru'])
    store.type('rust ')
    expect(addresses()).toEqual(['', '?q=rust'])
    expect(store.$typed.get(), 'the space stays for the next word').toBe('rust ')
  })

  test('is answered at once when it is sent', () => {
    store.type('rust')
    store.askTyped()
    expect(store.$query.get().text).toBe('rust')
  })

  test('keeps what is being typed during another choice', () => {
    store.type('rust')
    store.choose('crop', 'rice', true)
    expect(store.$typed.get()).toBe('rust')
    expect(addresses()).toEqual(['', '?crop=rice', '?q=rust&crop=rice'])
  })

  test('shows the words of the query again when these change elsewhere', () => {
    store.type('rust')
    store.askTyped()
    expect(addresses()).toEqual(['', '?q=rust'])
    page.goBack()
    expect(store.$typed.get()).toBeUndefined()
    expect(store.$query.get().text).toBe('')
  })
})
