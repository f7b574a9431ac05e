import { expect, test } from 'vitest'
import { softHyphens } from '#lib/soft-hyphens.ts'

const shown = (text: string) => softHyphens(text).replaceAll('\u00ad', '|')

test.each([
  ['Nicossulfurom 750 g/kg', 'Nicossulfu|rom 750 g/kg'],
  ['Piraclostrobina', 'Piraclostro|bina'],
  ['moderadamente tóxico', 'mode|ra|da|mente tóxico'],
  ['desmetilação', 'desme|ti|la|ção'],
  ['перфильхаменто', 'перфильха|менто']
])('a long word may break between its syllables: %s', (text, broken) => {
  expect(shown(text)).toBe(broken)
})
