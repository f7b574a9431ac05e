import { expect, test } from 'vitest'
import { BffError } from '#bff/errors.ts'
import { lastWords } from '#scripts/command/fail.ts'

const asked = { call: 'GET /family', pattern: '/family', tree: 'br', url: 'http://bff.test/family' }
const failed = new BffError(asked, { reason: 'The body is empty.', status: 200 })

test('a command that a failed call ended names the call, the reason and what to do next', () => {
  expect(lastWords(failed)).toMatch(
    /\/family.*The body is empty\..*\nCorrect .*BFF.* run the command/s
  )
  const outer = new Error(`${failed.message}\ndist/ is unchanged.`, { cause: failed })
  expect(lastWords(outer)).toMatch(/dist\/ is unchanged\.\nCorrect /)
})

test('a tree can stay as it is published, and the site cannot', () => {
  expect(lastWords(failed)).toContain(
    '`npm run build -- --keep` leaves the tree br as it is published.'
  )
  const ofSite = new BffError({ ...asked, tree: 'site' }, { reason: 'No answer.', status: 500 })
  expect(lastWords(ofSite)).not.toContain('--keep')
})

test('a command that a full disk ended says so, and what takes the space', () => {
  const full = new Error('/br/news.html could not be rendered: Error: ENOSPC: no space left')
  expect(lastWords(full)).toContain('The disk is full. Free some space (`releases/`')
})

test('a command that another error ended prints the error alone', () => {
  expect(lastWords(new Error('PORT is "x".'))).toBe('PORT is "x".')
  expect(lastWords('stopped')).toBe('stopped')
})
