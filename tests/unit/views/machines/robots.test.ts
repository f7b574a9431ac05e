import { describe, expect, test } from 'vitest'
import { robots } from '#views/machines/robots.ts'
import { aTree } from '../../../helpers/a-tree.ts'

const site = new URL('https://www.example.com')

describe('robots.txt', () => {
  test('lets crawlers in and leads them to the sitemap', () => {
    expect(robots(aTree(), site)).toBe(
      'User-agent: *\nDisallow:\n\nSitemap: https://www.example.com/sitemap-index.xml\n'
    )
  })

  test('lets them into a preview, where everything they find says noindex, and names no sitemap', () => {
    const preview = aTree({ index: { contentEnv: 'preview' } })
    expect(robots(preview, site)).toBe('User-agent: *\nDisallow:\n')
  })
})
