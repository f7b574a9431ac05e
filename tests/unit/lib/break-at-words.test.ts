import { describe, expect, test } from 'vitest'
import { breakAtWords } from '#lib/break-at-words.ts'

describe('a Chinese heading', () => {
  test('may break between words, never inside one', () => {
    expect(breakAtWords('<h1>您要找的页面不存在。</h1>')).toBe('<h1>您要找的页面<wbr>不存在。</h1>')
    expect(breakAtWords('<h2>我是经销商或企业</h2>')).toBe('<h2>我是<wbr>经销商或<wbr>企业</h2>')
  })

  test('keeps a figure with what it counts', () => {
    expect(breakAtWords('<h3>45至95天</h3>')).not.toContain('<wbr>天')
    expect(breakAtWords('<h3>共有15400项登记</h3>')).not.toContain('15400<wbr>')
    expect(breakAtWords('<h3>杂草15\u2060厘\u2060米以下</h3>')).not.toMatch(/15\u2060?<wbr>/)
  })

  test('keeps a denial with what it denies', () => {
    expect(breakAtWords('<h1>为那些不收割的地方</h1>')).toBe(
      '<h1>为那些<wbr>不收割的<wbr>地方</h1>'
    )
  })

  test('gets no place for a break beside punctuation, where a browser knows its own', () => {
    expect(breakAtWords('<h2>作物保护，为您的田而生</h2>')).toBe(
      '<h2><span class="clause">作物<wbr>保护，</span><span class="clause">为您的田<wbr>而生</span></h2>'
    )
  })

  test('is boxes of clauses, also in a link, but not where markup cuts through them', () => {
    expect(breakAtWords('<h3><a href="/">施药：雾滴</a></h3>')).toBe(
      '<h3><a href="/"><span class="clause">施药：</span><span class="clause">雾滴</span></a></h3>'
    )
    expect(breakAtWords('<h1><i>45</i>，为您的田</h1>')).not.toContain('clause')
  })

  test('breaks as the head of a table does, whose head it is not', () => {
    expect(breakAtWords('<thead><tr><th scope="col">最多施用次数</th></tr></thead>')).toBe(
      '<thead><tr><th scope="col">最多<wbr>施用<wbr>次数</th></tr></thead>'
    )
  })

  test('breaks as a quote does, and a line in the display face', () => {
    const html = '<blockquote>作物保护</blockquote><p class="display" id="a">作物保护</p>'
    expect(breakAtWords(html)).toBe(
      '<blockquote>作物<wbr>保护</blockquote><p class="display" id="a">作物<wbr>保护</p>'
    )
  })

  test('breaks as running text does that is short; what is longer is not touched', () => {
    expect(breakAtWords('<p>制剂研发负责人，上海</p>')).toBe(
      '<p><span class="clause">制剂<wbr>研发<wbr>负责人，</span><span class="clause">上海</span></p>'
    )
    const long = `<p>${'作物保护，'.repeat(9)}</p>`
    expect(breakAtWords(long)).toBe(long)
  })

  test('keeps its markup and what is outside of it', () => {
    const html =
      '<p title="作物保护">作物<b>保护</b></p><h2 class="a"><a href="/作物保护">作物&amp;保护</a></h2>'
    expect(breakAtWords(html)).toBe(html)
  })
})

test('a heading without Chinese stays as it is', () => {
  const html = '<h1>Crop protection for the field in front of you</h1>'
  expect(breakAtWords(html)).toBe(html)
})
