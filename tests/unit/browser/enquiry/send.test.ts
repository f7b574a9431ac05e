import { describe, expect, test } from 'vitest'
import { post } from '#browser/enquiry/send.ts'

const enquiry = { path: '/contact/76', headers: {}, body: '{}', key: 'k' }

async function send(answer: () => Response | Promise<Response>) {
  const logged: string[] = []
  const outcome = await post(enquiry, {
    bffUrl: 'https://bff.example',
    fetch: () => Promise.resolve(answer()),
    log: message => logged.push(message)
  })
  return { outcome, logged }
}

const json = (body: unknown, init: ResponseInit) => () => Response.json(body, init)

describe('an answer of the BFF', () => {
  test.each([
    [200, '{}'],
    [201, null],
    [204, null]
  ])('with status %i is success', async (status, body) => {
    const { outcome, logged } = await send(() => new Response(body, { status }))
    expect(outcome).toEqual({ is: 'sent' })
    expect(logged).toEqual([])
  })

  test('that is a page, as a hotel’s network gives, is no success', async () => {
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    const { outcome } = await send(() => new Response('<p>Sign in', { headers }))
    expect(outcome).toMatchObject({ is: 'failed', why: 'server' })
  })

  test('that is empty, though its status promises JSON, is no success and may be sent again', async () => {
    const { outcome } = await send(() => new Response('', { status: 200 }))
    expect(outcome).toEqual({ is: 'failed', why: 'server', isFinal: false })
  })

  test('with errors of fields gives them', async () => {
    const errors = { email: 'Please enter a valid email address' }
    const { outcome } = await send(json({ errors }, { status: 422 }))
    expect(outcome).toEqual({ is: 'refused', errors })
  })

  test.each([
    [403, 'denied', true, 'Access denied. You do not have permission for this action.'],
    [500, 'server', false, 'Server error. Please try again later.'],
    [503, 'server', false, 'Error: Conflict'],
    [409, 'server', true, 'Error: Conflict'],
    [429, 'server', false, 'Error: Conflict']
  ])('with status %i is a failure, in the words of the catalogue', async (...expected) => {
    const [status, why, isFinal, words] = expected
    const { outcome, logged } = await send(json({}, { status, statusText: 'Conflict' }))
    expect(outcome).toEqual({ is: 'failed', why, isFinal })
    expect(logged).toEqual([words])
  })

  test('that does not come is a failure of the network', async () => {
    const { outcome, logged } = await send(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(outcome).toEqual({ is: 'failed', why: 'network', isFinal: false })
    expect(logged).toEqual(['Network error or timeout. Please check your connection.'])
  })
})
