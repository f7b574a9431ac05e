import { expect, test } from 'vitest'
import { parseRanges } from '#pictures/lettering/unicode-ranges.ts'

test('Ranges of letters are read as style sheets write them', () => {
  expect(parseRanges('U+0000-00FF, U+131,U+1f300-1f5ff')).toEqual([
    [0, 0xff],
    [0x131, 0x131],
    [0x1f300, 0x1f5ff]
  ])
})
