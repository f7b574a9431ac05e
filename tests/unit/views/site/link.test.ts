import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isHidden } from '#views/site/link.ts'

describe('a link whose label is x', () => {
  test('is hidden, whatever space is around it', () => {
    expect(['x', ' x '].map(isHidden)).toEqual([true, true])
    expect(['X', 'xx', '', 'Go on'].map(isHidden)).toEqual([false, false, false, false])
  })

  test('is hidden everywhere: one component renders such links', () => {
    const drawn = globSync('src/components/**/*.astro').filter(path =>
      /<a\b[^>]*\bclass="(?:go[^"]*|button)"/.test(readFileSync(path, 'utf8'))
    )
    // The words of these are no label: an e-mail address, and a count that a script fills in.
    expect(drawn).toEqual(['src/components/search/ResultList.astro'])
  })
})
