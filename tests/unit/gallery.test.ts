import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** The gallery shows exhibits, and every screen of the site in trees that are hard on it. */
const shown = [...globSync('src/gallery/*.astro'), ...globSync('src/pages/**/*.astro')]

/** A file and every component that it draws, however deep. */
function drawnBy(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const imports = [...readFileSync(file, 'utf8').matchAll(/from '([^']+\.astro)'/g)]
  for (const [, path = ''] of imports)
    drawnBy(path.startsWith('#') ? path.replace('#', 'src/') : join(dirname(file), path), seen)
  return seen
}

describe('the gallery', () => {
  test('shows every component', () => {
    const drawn = shown.reduce((seen, file) => drawnBy(file, seen), new Set<string>())
    const hidden = globSync('src/components/**/*.astro').filter(file => !drawn.has(file))
    expect(hidden).toEqual([])
  })
})
