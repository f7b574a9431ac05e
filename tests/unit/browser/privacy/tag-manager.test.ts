import { afterEach, expect, test, vi } from 'vitest'
import { aStorage } from '../../../helpers/a-browser.ts'

type Listener = (event: object) => void

/** A page of a visitor who has chosen this, and what the tag manager is told on it. */
async function openPage(choice?: 'granted' | 'denied') {
  const localStorage = aStorage()
  if (choice) localStorage.setItem('measurement', choice)
  const listeners = new Map<string, Listener>()
  const listen = (name: string, listener: Listener) => listeners.set(name, listener)
  const scripts: { src: string }[] = []
  const globals = {
    localStorage,
    location: { pathname: '/br', hostname: 'site.example' },
    addEventListener: listen,
    dataLayer: undefined,
    document: {
      title: 'Brazil',
      cookie: '',
      addEventListener: listen,
      createElement: () => ({ src: '' }),
      head: { append: (script: { src: string }) => scripts.push(script) }
    }
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  vi.resetModules()
  const { applyConsent, followConsent } = await import('#browser/privacy/tag-manager.ts')
  followConsent('GTM-1&x=2')
  return {
    applyConsent,
    scripts,
    /** Commands as lists, events as they are. */
    told: () =>
      (globalThis.dataLayer ?? []).map(entry =>
        Symbol.iterator in (entry as object) ? [...(entry as Iterable<unknown>)] : entry
      ),
    happen: (name: string, event: object) => listeners.get(name)?.(event)
  }
}

const pageView = { event: 'page_view', page_path: '/br', page_title: 'Brazil' }
const sentForm = { formName: 'contact', timestamp: 1, email: 'ana@farm.example' }

afterEach(() => vi.unstubAllGlobals())

test.each([undefined, 'denied'] as const)(
  'with the choice %s nothing is loaded and nobody is told anything',
  async choice => {
    const page = await openPage(choice)
    page.happen('form-submitted', { detail: sentForm })
    expect(page.scripts).toEqual([])
    expect(page.told()).toEqual([])
  }
)

test('with consent the tag manager hears first that all is denied, then what is allowed, then of the page', async () => {
  const page = await openPage('granted')
  expect(page.scripts).toMatchObject([
    { src: 'https://www.googletagmanager.com/gtm.js?id=GTM-1%26x%3D2', async: true }
  ])
  expect(page.told()).toMatchObject([
    ['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied' }],
    ['consent', 'update', { analytics_storage: 'granted' }],
    { event: 'gtm.js' },
    pageView
  ])
})

test('a sent form is told by its name and time, without what the visitor wrote', async () => {
  const page = await openPage('granted')
  page.happen('form-submitted', { detail: sentForm })
  expect(page.told().at(-1)).toEqual({
    event: 'form-submitted',
    formName: 'contact',
    timestamp: 1
  })
})

test('after a withdrawal nothing more is told than the withdrawal', async () => {
  const page = await openPage('granted')
  page.applyConsent('denied')
  page.happen('form-submitted', { detail: sentForm })
  expect(page.told().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }])
})

test('a choice in another tab applies here', async () => {
  const page = await openPage()
  localStorage.setItem('measurement', 'granted')
  page.happen('storage', {})
  expect(page.scripts).toHaveLength(1)
  expect(page.told().at(-1)).toEqual(pageView)
})

test('a page from the browser’s cache is counted again, one that was just loaded is not', async () => {
  const page = await openPage('granted')
  page.happen('pageshow', { persisted: false })
  expect(page.told().filter(entry => 'event' in (entry as object))).toHaveLength(2)
  page.happen('pageshow', { persisted: true })
  expect(page.told().filter(entry => 'event' in (entry as object))).toHaveLength(3)
})
