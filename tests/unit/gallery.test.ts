import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** Pages that show the screen of another page: a component of both is a component of one screen. */
const sameScreen: Record<string, string> = {
  '[tree]/404.astro': '404.astro',
  '[tree]/problem/[id].astro': '[tree]/crop/[id].astro',
  '[tree]/terms-and-conditions.astro': '[tree]/privacy-statement.astro'
}

/** A file and every component that it draws, however deep. */
function drawnBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const imports = [...readFileSync(file, 'utf8').matchAll(/from '([^']+\.astro)'/g)]
  for (const [, path = ''] of imports)
    drawnBy(path.startsWith('#') ? path.replace('#', 'src/') : join(dirname(file), path), seen)
  return seen
}

describe('the gallery', () => {
  test('shows every component, except those of a single screen', () => {
    const shown = drawnBy('src/gallery/Gallery.astro')
    const screens = globSync('**/*.astro', { cwd: 'src/pages' }).map(page => ({
      screen: sameScreen[page] ?? page,
      parts: drawnBy(join('src/pages', page))
    }))
    const hidden = globSync('src/components/**/*.astro').filter(component => {
      const users = screens.flatMap(({ screen, parts }) => (parts.has(component) ? [screen] : []))
      return !shown.has(component) && new Set(users).size !== 1
    })
    expect(hidden).toEqual([])
  })
})
