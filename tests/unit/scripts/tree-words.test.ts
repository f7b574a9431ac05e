import { describe, expect, test } from 'vitest'
import { readCommandSettings } from '#scripts/command/settings.ts'
import { readTreeWords, treeWord } from '#scripts/command/tree-words.ts'

describe('the trees of --changed', () => {
  test('are those of a country, or of one environment or language of it', () => {
    const trees = [
      { country: 'br' },
      { country: 'gl', env: 'prod', lang: 'zho' },
      { country: 'th', env: 'preview' },
      { country: 'gl', lang: 'zho' }
    ]
    expect(readTreeWords('br,gl-prod-zho,th-preview,gl-zho')).toEqual(trees)
    expect(readTreeWords('br,gl-prod-zho,th-preview,gl-zho').map(treeWord)).toEqual([
      'br',
      'gl-prod-zho',
      'th-preview',
      'gl-zho'
    ])
  })

  test('have no word where a BFF names them oddly', () => {
    for (const country of ['', '-', 'br,mx', '--clean', 'BR', '__proto__'])
      expect(treeWord({ country })).toBeUndefined()
  })

  test('are refused with a sentence where they are none', () => {
    expect(() => readCommandSettings({ changed: 'Brazil' })).toThrow(
      '--changed is "Brazil", but must be names of trees with commas between, like br,gl-prod-zho.'
    )
  })
})
