import { afterEach, expect, test, vi } from 'vitest'
import { prefill, prefilled } from '#browser/enquiry/prefill.ts'

const products = `data:application/json,${JSON.stringify({ '4101': 'Khamsin 19 EC: ', 'place-Chemist': 'Chemist: ' })}`

/** The message of a form on a page with this query, once the products have come. */
async function messageAfter(search: string, address = products): Promise<string> {
  return (await formAfter(search, { address })).message
}

/** The message and the role of that form, which may have a role from a draft. */
async function formAfter(search: string, { address = products, drafted = '' }) {
  vi.stubGlobal('location', { search })
  const [message, role] = [{ defaultValue: '' }, { value: drafted }]
  const form = { elements: { message, role } } as unknown as HTMLFormElement
  prefill(form, address)
  await prefilled(form)
  return { message: message.defaultValue, role: role.value }
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

test('who applies for a position is an applicant, unless a draft says otherwise', async () => {
  const search = '?place=place-Chemist&role=applicant'
  expect((await formAfter(search, {})).role).toBe('applicant')
  expect((await formAfter(search, { drafted: 'press' })).role).toBe('press')
  expect((await formAfter('?product=4101', {})).role).toBe('')
})

test('a role is no name of a product or a position, and needs no list of them', async () => {
  const called = `data:application/json,${JSON.stringify({ investor: 'Relations with investors: ' })}`
  expect(await formAfter('?role=investor', { address: called })).toEqual({
    message: '',
    role: 'investor'
  })
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await formAfter('?role=investor', { address: 'data:application/json,{{' })
  expect(warn).not.toHaveBeenCalled()
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
