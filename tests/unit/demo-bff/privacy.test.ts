import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readDemoData } from '#scripts/demo-bff/data-source/data-source.ts'

const sources = globSync('src/browser/**/*.{ts,tsx}').map(file => readFileSync(file, 'utf8'))
const code = sources.join('\n')
const choices = readFileSync('src/browser/countries/choice-cookies.ts', 'utf8')

/** What `KEY` or `keyOf(tree)` stands for in a file, or in the one that it comes from: `rb`, `compared-`. */
function nameOf(word: string, source: string): string {
  const declared = new RegExp(`const ${word} = (?:\\(.*\\) => )?['\`]([^'\`$]+)`)
  return (declared.exec(source) ?? declared.exec(code))?.[1] ?? word
}

const written = sources.flatMap(source =>
  [...source.matchAll(/\b(?:local|session|storage)\.write\(\s*(\w+)|\bcaches\.open\((\w+)/g)].map(
    ([, key, store]) => nameOf(key ?? store ?? '', source)
  )
)
const cookies = [...(/type Choice = (.*)/.exec(choices)?.[1] ?? '').matchAll(/\w+/g)].map(
  ([name]) => name
)
const kept = [...new Set([...written, ...cookies])]

describe('What the site keeps in a browser', () => {
  test('lists what this test finds in the code', () => {
    expect(kept.toSorted()).toEqual([
      'compared-',
      'consentAccepted',
      'draft:',
      'field:',
      'geoCountry',
      'geoStopped',
      'introPlayed',
      'isoCountry',
      'kept-1',
      'lang',
      'measurement',
      'outbox:',
      'rb',
      'sought'
    ])
  })

  const texts = readDemoData().footer.privacy_policy_text as Record<string, string>

  test.each(Object.keys(texts))('is listed by name in the privacy statement (%s)', lang => {
    const listed = [...(texts[lang] ?? '').matchAll(/<tr><td>([^<]+)/g)].map(([, name = '']) =>
      name.replace('…', '')
    )
    expect(listed.toSorted()).toEqual(kept.toSorted())
  })

  test('counts nobody without consent, and says so', () => {
    expect(texts.eng).toContain('To count page views: your consent')
    for (const text of Object.values(texts)) expect(text).not.toMatch(/otherwise our legitimate/)
  })
})
