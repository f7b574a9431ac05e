import { describe, expect, test } from 'vitest'
import { BffError, reasonOfStatus } from '#bff/errors.ts'

const asked = {
  call: 'GET /localProduct/product/7',
  pattern: '/localProduct/product/{id}',
  tree: 'fr',
  url: 'https://bff.example/localProduct/product/7'
}

describe('the error of a call', () => {
  test('says which call, for which tree, what is wrong and the status', () => {
    const { message } = new BffError(asked, { reason: reasonOfStatus(503, ''), status: 503 })
    expect(message).toBe(
      'GET https://bff.example/localProduct/product/7 (call /localProduct/product/{id}, tree fr) failed: Error: Service Unavailable (HTTP 503)'
    )
  })

  test('starts with the words that the specification has for the call', () => {
    const error = new BffError({ ...asked, failure: 'Error fetching blog data' }, { reason: 'x' })
    expect(error.message).toContain('failed: Error fetching blog data: x')
  })

  test.each([
    [403, 'Forbidden', 'Access denied. You do not have permission for this action.'],
    [500, '', 'Server error. Please try again later.'],
    [502, 'Bad Gateway', 'Error: Bad Gateway'],
    [503, '', 'Error: Service Unavailable'],
    [404, 'Not Found', 'Error: Not Found'],
    [410, '', 'Error: Gone'],
    [499, '', 'Error: unknown status']
  ])('has words for status %i', (status, statusText, words) => {
    expect(reasonOfStatus(status, statusText)).toBe(words)
  })
})
