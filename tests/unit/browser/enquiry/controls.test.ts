import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { controlsOf, initialIn, typedIn } from '#browser/enquiry/controls.ts'

/** A list of options, which a fake form has in place of the browser's. */
class Select {
  readonly type = 'select-one'
}

beforeEach(() => vi.stubGlobal('HTMLSelectElement', Select))
afterEach(() => vi.unstubAllGlobals())

const input = (name: string, value: string, defaultValue = '', type = 'text') => ({
  name,
  type,
  value,
  defaultValue
})

const select = (name: string, value: string, options: object[]) =>
  Object.assign(new Select(), { name, value, options })

const countries = (chosen: string) =>
  select('country', chosen, [
    { value: '', defaultSelected: false },
    { value: '12', defaultSelected: true }
  ])

const form = (...elements: object[]) => ({ elements }) as unknown as HTMLFormElement

test('a form has the controls with a name; hidden ones and buttons are none', () => {
  const controls = controlsOf(
    form(input('email', ''), input('key', '1', '1', 'hidden'), { type: 'submit', name: '' })
  )
  expect(controls.map(({ name }) => name)).toEqual(['email'])
})

test('what was typed is what differs from the form as it came', () => {
  const filled = form(
    input('email', 'ana@farm.example'),
    input('message', 'Khamsin 19 EC: ', 'Khamsin 19 EC: '),
    countries('12')
  )
  expect(typedIn(filled)).toEqual({ email: 'ana@farm.example' })
  expect(typedIn(form(countries('')))).toEqual({ country: '' })
})

test('an unchanged form has its texts and chosen options', () => {
  expect(initialIn(form(input('message', 'x', 'Hello'), countries('')))).toEqual({
    message: 'Hello',
    country: '12'
  })
  expect(initialIn(form(select('role', 'x', [])))).toEqual({ role: '' })
})
