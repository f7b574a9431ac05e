import { expect, test } from 'vitest'
import { roleOfTopic } from '#browser/enquiry/role-of-topic.ts'

test('who applies for a position is an applicant', () => {
  expect(roleOfTopic('?place=place-Formulation-chemist')).toBe('applicant')
})

test('who comes from the page for investors is an investor', () => {
  expect(roleOfTopic('?about=investors')).toBe('investor')
})

test.each(['', '?product=4101', '?about=custom-solutions', '?about=toString'])(
  'who comes with %j chooses the role',
  search => {
    expect(roleOfTopic(search)).toBeUndefined()
  }
)
