import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync('src/**/*.{astro,tsx}').map(file => readFileSync(file, 'utf8'))

const classes = new Set(
  [...readFileSync('src/styles/primitives.css', 'utf8').matchAll(/^\.([\w-]+)/gm)].map(
    ([, name = '']) => name
  )
)

/** How many sources name the class in a class attribute. */
function usersOf(name: string): number {
  const use = new RegExp(String.raw`class\w*[=:][^>]*["' ]${name}["' ]`)
  return sources.filter(source => use.test(source)).length
}

test.each([...classes])(
  '.%s, for which every page waits, is shared by at least three components',
  name => {
    expect(usersOf(name)).toBeGreaterThanOrEqual(3)
  }
)
