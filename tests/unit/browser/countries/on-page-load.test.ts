import { afterEach, expect, test, vi } from 'vitest'
import { aStorage } from '../../../helpers/a-browser.ts'

type Page = {
  address: string
  data?: Record<string, string>
  cookie?: string
  /** Where the page's link to Chinese leads. */
  chinese?: string
  /** What happens while its files are still being loaded. */
  whileLoading?: (opened: number) => void
}

/** Opens a page of a new visitor: where it leads them, and which tree it records. */
async function open({ address, data = {}, cookie = '', chinese, whileLoading }: Page) {
  const opened: string[] = []
  const localStorage = aStorage()
  const url = new URL(address, 'https://site.example')
  const tree = { country: 'gl', env: 'prod', lang: 'eng', ...data }
  const link = chinese && { href: url.origin + chinese, pathname: chinese }
  const globals = {
    localStorage,
    sessionStorage: aStorage(),
    location: Object.assign(url, { replace: (to: string) => opened.push(to) }),
    document: {
      documentElement: { dataset: tree },
      cookie,
      querySelector: () => link ?? null
    },
    addEventListener: (event: string, listener: () => void) => {
      if (event !== 'pageshow') return
      whileLoading?.(opened.length)
      listener()
    }
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  vi.resetModules()
  await import('#browser/countries/on-page-load.ts')
  const isDone = () => opened.length > 0 || localStorage.getItem('rb') !== null
  await vi.waitUntil(isDone, 20_000)
  return { opened, rb: JSON.parse(localStorage.getItem('rb') ?? 'null') as unknown }
}

afterEach(() => vi.unstubAllGlobals())

const geo = 'data:application/json,{"country":"BR"}'
const brazil = { geo, sites: 'br' }

test('a page records its tree', async () => {
  const page = { address: '/br', data: { country: 'br', lang: 'por' } }
  const rb = { isoCountry: 'br', env: 'prod', lang: 'por' }
  expect(await open(page)).toEqual({ opened: [], rb })
})

test('a global page leads to the country of its visitor, and records nothing', async () => {
  const page = { address: '/gl/company', data: brazil }
  expect(await open(page)).toEqual({ opened: ['/br/company'], rb: null })
})

test('a page is loaded before it asks for the country of its visitor', async () => {
  const whileLoading = vi.fn()
  const { opened } = await open({ address: '/gl/company', data: brazil, whileLoading })
  expect(whileLoading).toHaveBeenCalledExactlyOnceWith(0)
  expect(opened).toEqual(['/br/company'])
})

test('a visitor who has chosen a country is led to no other', async () => {
  const page = { address: '/gl/company', data: brazil, cookie: 'isoCountry=gl' }
  expect(await open(page)).toMatchObject({ opened: [], rb: { isoCountry: 'gl' } })
})

test('a visitor who has chosen Chinese reads global pages in Chinese, with their query', async () => {
  const page = { address: '/gl/search?q=rice#list', cookie: 'lang=zho' }
  const chinese = '/gl-prod-zho/search'
  const { opened } = await open({ ...page, chinese })
  expect(opened).toEqual([`https://site.example${chinese}?q=rice#list`])
})

test.each([
  ['has no Chinese version', '/gl/company', '/gl-prod-zho'],
  ['is of a country', '/br/company', '/gl-prod-zho/company'],
  ['only begins like a global one', '/glossary', '/gl-prod-zho/ossary']
])('a page that %s stays', async (_, address, chinese) => {
  expect(await open({ address, cookie: 'lang=zho', chinese })).toMatchObject({ opened: [] })
})
