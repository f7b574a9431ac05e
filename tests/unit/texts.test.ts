import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { leafKeys } from '#tree/messages.ts'
import { english } from '#texts/english.ts'

/** What a bundle says of itself, and of leaving another country for its own, is read as the snapshot is made. */
const readWithTheBundle = ['countryChange.message', 'countryChange.lang']

const code = globSync('src/**/*.{ts,tsx,astro}')
  .map(file => readFileSync(file, 'utf8'))
  .join('\n')
const literals = new Set(
  [...code.matchAll(/(['"])([\w-]+(?:\.[\w-]+)*)\1/g)].map(([, , key]) => key)
)
/** `nav.${route}` may ask for any key that begins with `nav.`; one that is nothing but values says nothing. */
const templates = [...code.matchAll(/`([\w.]*\$\{[^`\n]*)`/g)]
  .map(([, template = '']) => template)
  .filter(template => /\w\.\$\{|\}\.\w/.test(template))
  .map(
    template =>
      new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w.]+')}$`)
  )

describe('Every message in src/texts/english.json', () => {
  test('is said somewhere: nobody translates what no page shows', () => {
    const unsaid = leafKeys(english).filter(
      key =>
        !literals.has(key) &&
        !templates.some(template => template.test(key)) &&
        !readWithTheBundle.includes(key)
    )
    expect(unsaid).toEqual([])
  })
})
