import { describe, expect, test } from 'vitest'
import { replaceHtmlAddresses } from '#snapshot/html-addresses.ts'

const at = (html: string) => replaceHtmlAddresses(html, address => `https://f.example${address}`)
const without = (html: string) => replaceHtmlAddresses(html, () => undefined)

describe('rich text', () => {
  test.each([
    ['<a href="/a.pdf">a</a>', '<a href="https://f.example/a.pdf">a</a>'],
    ['<img src="/a.jpg" alt="x" />', '<img src="https://f.example/a.jpg" alt="x" />'],
    ['<a href="/a.pdf?x=1&amp;y=2">a</a>', '<a href="https://f.example/a.pdf?x=1&amp;y=2">a</a>'],
    ['<p>href="/a.pdf" and src="/b.jpg"</p>', '<p>href="/a.pdf" and src="/b.jpg"</p>'],
    ['<a>no address</a>', '<a>no address</a>'],
    [
      '<img src="/a.jpg" alt="src=&quot;/b.jpg&quot;" />',
      '<img src="https://f.example/a.jpg" alt="src=&quot;/b.jpg&quot;" />'
    ]
  ])('%s gets its addresses replaced', (html, expected) => {
    expect(at(html)).toBe(expected)
  })

  test('keeps the words of a link that has lost its address', () => {
    expect(without('<p><a href="/a.pdf">The label</a></p>')).toBe('<p><a>The label</a></p>')
  })

  test('loses an image that has lost its address', () => {
    expect(without('<p>a<img src="/a.jpg" alt="x" />b</p>')).toBe('<p>ab</p>')
  })

  test('passes an address as it is meant, not as it is written', () => {
    const seen: string[] = []
    replaceHtmlAddresses('<a href="/a?x=1&amp;y=2">a</a>', address => (seen.push(address), address))
    expect(seen).toEqual(['/a?x=1&y=2'])
  })
})
