import { expect, test } from 'vitest'
import { english } from '#texts/english.ts'

test.each([
  ['the list of products', english.filters.emptySpelling + english.filters.emptyText],
  ['the search page', english.search.emptyText]
])(
  'where nothing is found, %s says so before it asks for the spelling, and then whom to ask',
  (_, text) => {
    const places = [/lists? (?:nothing|these words)/, /spelling/, /team/].map(part =>
      text.search(part)
    )
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  }
)
