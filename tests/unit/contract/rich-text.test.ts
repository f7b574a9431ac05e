import { describe, expect, test } from 'vitest'
import { parseRecord } from '#contract/parse-record.ts'
import { post } from '#contract/publications.ts'
import { readRichText } from '#contract/rich-text.ts'
import { textLimits } from '#contract/limits.ts'
import { htmlOf } from '#lib/html-of.ts'
import { wordsOf } from '#lib/rich-nodes.ts'

const read = (html: string) => htmlOf(readRichText(html))

describe('rich text', () => {
  test('is a tree of texts and elements', () => {
    expect(readRichText('<p>R&amp;D <a href="/x">first</a></p>')).toEqual([
      {
        tag: 'p',
        attributes: {},
        children: ['R&D ', { tag: 'a', attributes: { href: '/x' }, children: ['first'] }]
      }
    ])
  })

  test.each([
    ['<p>Label <strong>first</strong>.</p>', '<p>Label <strong>first</strong>.</p>'],
    ['<h1>Title</h1><h6>Small</h6>', '<h2>Title</h2><h4>Small</h4>'],
    ['<p onclick="x()" class="a" style="color:red" id="b">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script><style>p{}</style><title>t</title><p>a</p>', '<p>a</p>'],
    ['<iframe src="https://x.example">a</iframe>b', 'b'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" java&#x0A;script:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//x.example">a</a>', '<a>a</a>'],
    ['<a href="mailto:a@example.org">a</a>', '<a href="mailto:a@example.org">a</a>'],
    [
      '<p lang="pt-BR">a</p><p lang="zz-zz-zz">b</p><p lang="und">c</p>',
      '<p lang="pt-BR">a</p><p>b</p><p>c</p>'
    ],
    ['<a href="#part">a</a>', '<a>a</a>'],
    ['<img src="data:image/png;base64,x">', ''],
    ['<img src="/a.jpg" alt="A field" onerror="x()">', '<img src="/a.jpg" alt="A field">'],
    ['<img src="/a.jpg" width="40" height="4em">', '<img src="/a.jpg" width="40" alt="">'],
    ['<p lang="zh-Hans" dir="ltr">中</p>', '<p lang="zh-Hans" dir="ltr">中</p>'],
    ['<p lang="x y" dir="up">a</p>', '<p>a</p>'],
    ['<svg><a xlink:href="javascript:x">a</a></svg>', '<a>a</a>'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">a</p>', '<p>a</p>'],
    ['<!-- a --><![CDATA[b]]>c', 'c'],
    ['a\u0000b&#1;c&#x202E;d', 'abcd'],
    ['2 < 3 & 4', '2 &lt; 3 &amp; 4']
  ])('%s becomes %s', (html, clean) => {
    expect(read(html)).toBe(clean)
  })

  test.each([
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<p>a <b>b</p>c', '<p>a <b>b</b></p>c'],
    ['a</p></b>b', 'ab'],
    ['<div>a</div><section><p>b</p></section>', '<p>a</p><p>b</p>'],
    ['<h2><div>a</div></h2>', '<h2>a</h2>'],
    ['<b><p>a</p></b>', '<p>a</p>'],
    ['<a href="/a"><h2>a</h2></a>', '<a href="/a"><h2>a</h2></a>'],
    [
      '<a href="/a">a<b>b<a href="/c">c</a></b></a>',
      '<a href="/a">a<b>b</b></a><a href="/c">c</a>'
    ],
    ['<li>a</li> b', '<ul><li>a</li></ul> b'],
    ['<ul>a<ul><li>b</ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['<dl><dt>a<dd>b</dl>', '<dl><dt>a</dt><dd>b</dd></dl>'],
    [
      '<table><td>a<td><tr><th>b</table>',
      '<table><tbody><tr><td>a</td><td></td></tr><tr><th>b</th></tr></tbody></table>'
    ],
    ['<figcaption>a</figcaption>', '<figure><figcaption>a</figcaption></figure>']
  ])('%s stands as it may: %s', (html, sane) => {
    expect(read(html)).toBe(sane)
  })

  test('has no element without a word, but keeps the space that one encloses', () => {
    expect(read('<h2> </h2><p>&nbsp;</p><p><br></p>a<b> </b>b<ul><li></li></ul>')).toBe('a b')
  })
})

const aPost = (content: string) => parseRecord(post, { id: '1', title: 'A post', content })

describe('too much rich text', () => {
  test('is cut at a word, and is a flaw of its record', () => {
    const sentence = '<p>Seven letters, <b>or more</b> &amp; less.</p>'
    const { record, flaws } = aPost(sentence.repeat(textLimits.richText / 10))
    const words = wordsOf(record?.content ?? [])
    expect(words.length).toBeLessThanOrEqual(textLimits.richText)
    expect(words.length).toBeGreaterThan(textLimits.richText * 0.8)
    expect(words).toMatch(/\w…$/)
    expect(flaws.map(({ field }) => field)).toEqual(['content'])
  })

  test('is counted in letters that are read, not in those of tags', () => {
    const html = '<p lang="en" dir="ltr" data-of="an editor that writes much">a</p>'
    const { record, flaws } = aPost(html.repeat(textLimits.richText / 10))
    expect(flaws).toEqual([])
    expect(record?.content).toHaveLength(textLimits.richText / 10)
  })

  test('of elements counts each as a letter', () => {
    const { record, flaws } = aPost(`a${'<hr>'.repeat(2 * textLimits.richText)}`)
    expect(record?.content?.length).toBeLessThanOrEqual(textLimits.richText)
    expect(flaws).toHaveLength(1)
  })

  test.each(['<b>', '<div>', '<ul><li>', '<table><tr><td>'])(
    'of %s, one in another a hundred thousand times, costs the text and nothing else',
    tag => {
      const { record, flaws } = aPost(`${tag.repeat(100_000)}a`)
      expect(record?.title).toBe('A post')
      expect(record).not.toHaveProperty('content')
      expect(flaws.map(({ expected }) => expected)).toEqual(['at most 100 elements in each other'])
    }
  )

  test('without a word is missing', () => {
    const { record, flaws } = aPost('<script>x()</script><p> </p>')
    expect(record).not.toHaveProperty('content')
    expect(flaws.map(({ field, expected }) => [field, expected])).toEqual([['content', 'a text']])
  })
})

describe('a rich text that is read without a part', () => {
  const flawsOf = (content: string) => parseRecord(post, { id: 1, title: 'News', content }).flaws
  const address = 'an address that may be followed or shown'
  const element = 'an element of rich text'

  test.each([
    ['<p><a href="javascript:x()">a</a></p>', address, '"javascript:x()"'],
    ['<p>a<img src="//host.example/a.png"></p>', address, '"//host.example/a.png"'],
    ['<p>a<img src="http://169.254.169.254/"></p>', address, '"http://169.254.169.254/"'],
    ['<p>a</p><script>x()</script>', element, '"<script>"'],
    ['<p>a</p><iframe src="https://host.example"></iframe>', element, '"<iframe>"'],
    ['<p>a</p><video src="/a.mp4"></video>', element, '"<video>"']
  ])('says which: %s', (html, expected, received) => {
    expect(flawsOf(html)).toEqual([{ field: 'content', expected, received }])
  })

  test('says the same once, however often it is there', () => {
    expect(flawsOf('<p>a <a href="data:x">b</a> <a href="data:x">c</a></p>')).toHaveLength(1)
  })

  test('reports nothing for removed parts that nobody misses', () => {
    expect(
      flawsOf('<p class="a" style="top:0">a <font>b</font> <a>c</a><a href="">d</a></p>')
    ).toEqual([])
  })
})
