import { describe, expect, test } from 'vitest'
import { leadsNowhere } from '#tree/dead-links.ts'
import { aTree } from '../../helpers/a-tree.ts'

const { index } = aTree()

describe('a link of a text', () => {
  test.each(['/gl', '/gl/', '/gl/company', '/gl/company?a=b#part', '/br/news'])(
    'leads to a page: %s',
    href => expect(leadsNowhere(href, index)).toBe(false)
  )

  test.each(['/', '/undefined/news', '/br-prod-por/company'])('is led on by the host: %s', href =>
    expect(leadsNowhere(href, index)).toBe(false)
  )

  test.each(['https://a.example/x', 'mailto:a@a.example', 'tel:+1', '/files/0-a.pdf'])(
    'asks for no page: %s',
    href => expect(leadsNowhere(href, index)).toBe(false)
  )

  test.each([
    '/gl/nothing',
    '/gl/product/no-such-id',
    '/x',
    '/gl/company/more',
    '/%E0',
    '/no-page'
  ])('leads nowhere: %s', href => expect(leadsNowhere(href, index)).toBe(true))
})
