import { describe, expect, test } from 'vitest'
import { readRichText } from '#contract/rich-text.ts'
import { htmlOf } from '#lib/html-of.ts'
import { replaceTextAddresses } from '#snapshot/text-addresses.ts'

type Replace = Parameters<typeof replaceTextAddresses>[1]

const replaced = (html: string, replace: Replace) =>
  htmlOf(replaceTextAddresses(readRichText(html), replace))
const at = (html: string) => replaced(html, address => `https://f.example${address}`)
const without = (html: string) => replaced(html, () => undefined)

describe('rich text', () => {
  test.each([
    ['<a href="/a.pdf">a</a>', '<a href="https://f.example/a.pdf">a</a>'],
    ['<img src="/a.jpg" alt="x">', '<img src="https://f.example/a.jpg" alt="x">'],
    ['<a href="/a.pdf?x=1&amp;y=2">a</a>', '<a href="https://f.example/a.pdf?x=1&amp;y=2">a</a>'],
    ['<p>href=/a.pdf and src=/b.jpg</p>', '<p>href=/a.pdf and src=/b.jpg</p>'],
    ['<a>no address</a>', '<a>no address</a>'],
    [
      '<img src="/a.jpg" alt="src=&quot;/b.jpg&quot;">',
      '<img src="https://f.example/a.jpg" alt="src=&quot;/b.jpg&quot;">'
    ]
  ])('%s gets its addresses replaced', (html, expected) => {
    expect(at(html)).toBe(expected)
  })

  test('keeps the words of a link that has lost its address', () => {
    expect(without('<p><a href="/a.pdf">The label</a></p>')).toBe('<p>The label</p>')
  })

  test('loses a picture that has lost its address', () => {
    expect(without('<p>a<img src="/a.jpg" alt="x" />b</p>')).toBe('<p>ab</p>')
  })

  test('passes a decoded address, and how it is used', () => {
    const seen: string[][] = []
    replaced('<a href="/a?x=1&amp;y=2">a</a><img src="/b.png">', (...named) => {
      seen.push(named)
      return undefined
    })
    expect(seen).toEqual([
      ['/a?x=1&y=2', 'textLink'],
      ['/b.png', 'picture']
    ])
  })
})
