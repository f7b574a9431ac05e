import { describe, expect, test } from 'vitest'
import { richText } from '#contract/rich-text.ts'

describe('rich text', () => {
  test.each([
    ['<p>Label <strong>first</strong>.</p>', '<p>Label <strong>first</strong>.</p>'],
    ['<h1>Title</h1>', '<h2>Title</h2>'],
    ['<p onclick="x()" class="a" style="color:red">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<iframe src="https://x.example"></iframe>b', 'b'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//x.example">a</a>', '<a>a</a>'],
    ['<a href="mailto:a@example.org">a</a>', '<a href="mailto:a@example.org">a</a>'],
    ['<img src="data:image/png;base64,x">', ''],
    ['<img src="/a.jpg" alt="A field" onerror="x()">', '<img src="/a.jpg" alt="A field" />'],
    ['<img src="/a.jpg">', '<img src="/a.jpg" alt="" />'],
    ['<p lang="zh-Hans" dir="ltr">中</p>', '<p lang="zh-Hans" dir="ltr">中</p>'],
    ['<svg><a xlink:href="javascript:x">a</a></svg>', '<a>a</a>'],
    ['2 < 3 & 4', '2 &lt; 3 &amp; 4']
  ])('%s becomes %s', (html, clean) => {
    expect(richText.parse(html)).toBe(clean)
  })
})
