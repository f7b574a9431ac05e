import { describe, expect, test } from 'vitest'
import { readRichText } from '#contract/rich-text.ts'
import { htmlOf } from '#lib/html-of.ts'
import type { Tree } from '#tree/build-tree.ts'
import { annotate } from '#views/text/annotate.ts'
import { aTree, treeIds } from '../../../helpers/a-tree.ts'

const chinese = aTree({
  content: {
    tree: treeIds.chinese,
    bundle: { abbreviations: [{ title: 'CFU', text: '菌落形成单位' }] }
  }
})

const annotated = (tree: Tree, html: string, lang?: string) =>
  htmlOf(annotate(tree, readRichText(html), lang))

describe('Rich text', () => {
  test('keeps the words of a link that leads to no page of the site', () => {
    expect(annotated(aTree(), '<p><a href="/gl/nothing">a</a> <a href="/gl/news">b</a></p>')).toBe(
      '<p>a <a href="/gl/news">b</a></p>'
    )
  })

  test('says which day a date is, in its own language', () => {
    const time = (text: string) => `<p>${text}</p>`
    expect(annotated(aTree(), time('By 15 March 2027, or later'))).toBe(
      '<p>By <time datetime="2027-03-15">15 March 2027</time>, or later</p>'
    )
    expect(annotated(aTree(), time('Até 15 de março de 2027'), 'pt-BR')).toBe(
      '<p>Até <time datetime="2027-03-15">15 de março de 2027</time></p>'
    )
  })

  test('explains an abbreviation once, where it first occurs as a word', () => {
    expect(annotated(aTree(), '<p>EFRAC, <b>FRAC</b> 3 and FRAC 11</p>')).toBe(
      '<p>EFRAC, <b><abbr title="Fungicide Resistance Action Committee">FRAC</abbr></b> 3 and FRAC\u00a011</p>'
    )
    expect(annotated(chinese, '<p>每毫升CFU数</p>')).toBe(
      '<p>每毫升<abbr title="菌落形成单位">CFU</abbr>数</p>'
    )
  })

  test('is explained in its own language, or not at all', () => {
    expect(annotated(chinese, '<p>CFU</p>', 'en')).toBe(
      '<p><abbr title="colony-forming units">CFU</abbr></p>'
    )
    expect(annotated(aTree(), '<p>CFU</p>', 'th')).toBe('<p>CFU</p>')
  })

  test('keeps the markup of the author, and the content of its tags', () => {
    const html =
      '<p><time datetime="2027">by 15 March 2027</time> <abbr title="mine">FRAC</abbr> <img src="/15-March-2027" alt=""></p>'
    expect(annotated(aTree(), html)).toBe(html)
  })

  test('gives a link that is all of its paragraph a size of its own', () => {
    expect(annotated(aTree(), '<p><a href="/">Write</a></p><p>Or <a href="/">ask</a></p>')).toBe(
      '<p class="lone"><a href="/">Write</a></p><p>Or <a href="/">ask</a></p>'
    )
  })

  test('has tables that can be reached with the keyboard, to be scrolled', () => {
    expect(annotated(aTree(), '<table><tr><td>1</td></tr></table>')).toBe(
      '<table tabindex="0"><tbody><tr><td>1</td></tr></tbody></table>'
    )
  })
})
