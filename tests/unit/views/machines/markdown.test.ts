import { describe, expect, test } from 'vitest'
import { readRichText } from '#contract/rich-text.ts'
import { markdownOf, plain, tableOf } from '#views/machines/markdown.ts'

describe('rich text as Markdown', () => {
  test('keeps headings below those of the page, paragraphs, lists and the words of a table', () => {
    const html =
      '<h2>How to use it</h2><p>Shake well &amp; pour.</p><ul><li>One</li><li>Two</li></ul><table><tr><th>Crop</th><td>Dose</td></tr></table>'
    expect(markdownOf(readRichText(html))).toBe(
      '### How to use it\n\nShake well & pour.\n\n- One\n- Two\n\nCrop | Dose'
    )
  })

  test.each([
    ['<p># no heading</p>', String.raw`\# no heading`],
    ['<p>- no item</p>', String.raw`\- no item`],
    ['<p>1. no item</p>', String.raw`1\. no item`],
    ['<p>[no](javascript:link) &lt;b&gt;</p>', String.raw`\[no\](javascript:link) \<b\>`],
    ['<p>&amp;lt; stays an entity’s name</p>', String.raw`\&lt; stays an entity’s name`],
    ['<p>0.5 - 1 L, 2.5 kg</p>', '0.5 - 1 L, 2.5 kg']
  ])('takes nothing in %s for markup', (html, markdown) => {
    expect(markdownOf(readRichText(html))).toBe(markdown)
  })
})

describe('a text in Markdown', () => {
  test('is read as it was written', () => {
    expect(plain('5 * 3 | a_b [x]\nnext <b>')).toBe(String.raw`5 \* 3 \| a\_b \[x\] next \<b\>`)
  })

  test('stays in its cell of a table', () => {
    expect(tableOf(['Crop'], [['a | b']])).toBe('| Crop |\n| --- |\n| a \\| b |')
  })
})
