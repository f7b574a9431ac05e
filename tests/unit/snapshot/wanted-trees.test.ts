import { describe, expect, test } from 'vitest'
import type { TreeId } from '#snapshot/snapshot.ts'
import { wantedTrees } from '#snapshot/wanted-trees.ts'

const trees = ['gl', 'gl-prod-zho', 'au', 'br', 'cn', 'co', 'th', 'th-prod-eng'].map(
  (prefix): TreeId => ({
    prefix,
    country: prefix.slice(0, 2),
    countryId: '',
    env: 'prod',
    lang: ''
  })
)

describe('TREES', () => {
  test('brings the global trees along', () => {
    expect(wantedTrees(trees, ['th']).map(({ prefix }) => prefix)).toEqual([
      'gl',
      'gl-prod-zho',
      'th'
    ])
  })

  test('with a tree that does not exist is refused, with the nearest that do', () => {
    expect(() => wantedTrees(trees, ['th-prod-zho'])).toThrow(
      'There is no tree "th-prod-zho": this site has only th, th-prod-eng, gl, gl-prod-zho, au, br and 2 more.'
    )
  })
})
