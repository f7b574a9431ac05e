import { describe, expect, test } from 'vitest'
import { closestPaths } from '#browser/shell/closest-paths.ts'

const known = [
  '/br',
  '/br/company',
  '/br/news',
  '/br/product-list',
  '/br/product-global-list',
  '/br/contact-us'
]

describe('The paths closest to one that leads nowhere', () => {
  test.each([
    ['/br/prodcut-list', '/br/product-list'],
    ['/br/Company', '/br/company'],
    ['/br/companies', '/br/company'],
    ['/br/contact', '/br/contact-us'],
    ['/br/contact-us-form', '/br/contact-us'],
    ['/br/product/99999', '/br/product-list'],
    ['/br/news/no-such-post', '/br/news'],
    ['/atlantis/company/values', '/br/company']
  ])('of %s begin with %s', (asked, path) => {
    expect(closestPaths(asked, known)[0]).toBe(path)
  })

  test.each(['/br', '/br/', '/br/wp-login.php', '/br/%E0%A4%A', `/br/${'x'.repeat(5000)}`])(
    'of %s are none',
    asked => {
      expect(closestPaths(asked, known)).toEqual([])
    }
  )
})
