import { afterEach, expect, test, vi } from 'vitest'
import { prefill, prefilled } from '#browser/enquiry/prefill.ts'

const products = `data:application/json,${JSON.stringify({ '4101': 'Khamsin 19 EC: ', 'place-Chemist': 'Chemist: ' })}`

/** The message of a form on a page with this query, once the products have come. */
async function messageAfter(search: string, address = products): Promise<string> {
  vi.stubGlobal('location', { search })
  const message = { defaultValue: '' }
  const form = { elements: { namedItem: () => message } } as unknown as HTMLFormElement
  prefill(form, address)
  await prefilled(form)
  return message.defaultValue
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a message starts with the product that the visitor came from', async () => {
  expect(await messageAfter('?product=4101')).toBe('Khamsin 19 EC: ')
})

test('a message starts with the work that the visitor applies for', async () => {
  expect(await messageAfter('?place=place-Chemist')).toBe('Chemist: ')
})

test.each(['', '?product=', '?product=9999', '?product=toString', '?product=<b>'])(
  'a message stays empty for %j, which names no product of this country',
  async search => {
    expect(await messageAfter(search)).toBe('')
  }
)

test('a list of products that does not come leaves the message empty, and is said', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(await messageAfter('?product=4101', 'data:application/json,{{')).toBe('')
  expect(warn).toHaveBeenCalledOnce()
})
