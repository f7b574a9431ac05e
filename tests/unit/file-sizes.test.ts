import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Data apart. A longer file has two subjects. */
const MOST_LINES = 250

const linesOf = (file: string): number => readFileSync(file, 'utf8').trimEnd().split('\n').length

test(`no file of code has more than ${MOST_LINES} lines`, () => {
  const files = globSync('{src,scripts,tests}/**/*.{ts,tsx,astro,css,mjs}')
  expect(files.filter(file => linesOf(file) > MOST_LINES)).toEqual([])
})

describe('of the files of src', () => {
  test.each([
    { what: 'scripts', pattern: 'src/**/*.{ts,tsx}', median: 45, longest: 110 },
    { what: 'components with their styles', pattern: 'src/**/*.astro', median: 50, longest: 130 },
    { what: 'style sheets', pattern: 'src/**/*.css', median: 55, longest: 170 }
  ])(
    'half of the $what have at most $median lines, and nine in ten at most $longest',
    ({ pattern, median, longest }) => {
      const lengths = globSync(pattern)
        .map(linesOf)
        .toSorted((one, other) => one - other)
      expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(median)
      expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(longest)
    }
  )
})
