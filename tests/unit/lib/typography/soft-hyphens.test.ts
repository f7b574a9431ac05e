import { expect, test } from 'vitest'
import { softHyphens } from '#lib/typography/soft-hyphens.ts'

const shown = (text: string) => softHyphens(text).replaceAll('\u00ad', '|')

test('a column may be wide enough for shorter words', () => {
  expect(softHyphens('moderadamente improvável', 12).replaceAll('\u00ad', '|')).toBe(
    'mo|de|ra|da|mente improvável'
  )
})

test.each([
  ['Nicossulfurom 750 g/kg', 'Ni|cos|sul|fu|rom 750 g/kg'],
  ['Земли несельскохозяйственного назначения', 'Земли несельско|хозяй|ственного наз|на|че|ния'],
  ['Piraclostrobina', 'Pi|ra|clos|tro|bina'],
  ['Barnyardgrass', 'Barn|yard|grass'],
  ['thuringiensis', 'thu|rin|gien|sis'],
  ['moderadamente tóxico', 'mo|de|ra|da|mente tóxico'],
  ['desmetilação', 'des|me|ti|la|ção'],
  ['перфильхаменто', 'пер|фильха|менто']
])('a long word may break between its syllables: %s', (text, broken) => {
  expect(shown(text)).toBe(broken)
})
