import { describe, expect, test } from 'vitest'
import { headOf } from '#views/site/head.ts'
import { publicPage } from '#views/site/preview.ts'
import { aTree } from '../../../helpers/a-tree.ts'

describe('A preview page', () => {
  test('leads to the same page as the public sees it', () => {
    const tree = aTree({
      content: {
        tree: { prefix: 'br-preview', country: 'br', countryId: '76', env: 'preview', lang: 'por' }
      }
    })
    expect(publicPage(tree, headOf(tree, 'company'))?.href).toBe('/br/company')
  })

  test('of a country without a site leads nowhere', () => {
    const tree = aTree({
      content: {
        tree: { prefix: 'jp-preview', country: 'jp', countryId: '392', env: 'preview', lang: 'eng' }
      }
    })
    expect(publicPage(tree, headOf(tree, 'company'))).toBeUndefined()
  })
})
