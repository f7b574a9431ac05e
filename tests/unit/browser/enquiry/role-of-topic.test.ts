import { afterEach, expect, test, vi } from 'vitest'
import { chooseRole } from '#browser/enquiry/role-of-topic.ts'

afterEach(() => vi.unstubAllGlobals())

class Select {
  options = ['', 'grower', 'investor', 'applicant', 'other'].map(value => {
    return { value, defaultSelected: value === '' }
  })
}

/** The role that a form has after it was opened at an address. */
function roleAt(search: string): string | undefined {
  vi.stubGlobal('HTMLSelectElement', Select)
  const role = new Select()
  const elements = { namedItem: () => role }
  chooseRole({ elements } as unknown as HTMLFormElement, search)
  return role.options.find(({ defaultSelected }) => defaultSelected)?.value
}

test('who applies for a position is an applicant', () => {
  expect(roleAt('?place=place-Formulation-chemist')).toBe('applicant')
})

test('who comes from the page for investors is an investor', () => {
  expect(roleAt('?about=investors')).toBe('investor')
})

test.each(['', '?product=4101', '?about=custom-solutions', '?about=toString'])(
  'who comes with %j chooses the role',
  search => {
    expect(roleAt(search)).toBe('')
  }
)
