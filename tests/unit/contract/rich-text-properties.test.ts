import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { describe, expect, test } from 'vitest'
import { readRichText } from '#contract/rich-text.ts'
import { htmlOf } from '#lib/html-of.ts'
import type { RichNode, RichText } from '#lib/rich-nodes.ts'

const tags =
  'p h2 h3 h4 ul ol li dl dt dd strong em b i a br hr blockquote aside figure figcaption img table caption thead tbody tr th td abbr time sub sup code span'.split(
    ' '
  )
const others =
  'svg math style script template title noscript textarea select option iframe object embed form input button body html head base link meta mglyph mtext annotation-xml foreignObject desc xmp plaintext div section font h1 tfoot colgroup col center marquee'.split(
    ' '
  )
const attributes =
  'href src alt title lang dir width height scope colspan rowspan datetime id class style onload onerror onclick srcset xlink:href action formaction is slot'.split(
    ' '
  )
const values = [
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'jav&#x0A;ascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://a.example/b',
  'vbscript:x',
  '//a.example',
  '/\\a.example',
  'https://a.example/b?c=1&d=2',
  'https://user:word@a.example/',
  '/a.png',
  'mailto:a@a.example',
  '#part',
  '2',
  'en',
  'rtl',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '</title></head></script>',
  '\u0000\uD800\u202E'
]
const texts = [
  ' ',
  '\n',
  'word',
  '\u0000',
  '\uD800',
  '\uFEFF\u202E',
  '&lt;script&gt;',
  '&#0;&#xD800;&#x202E;&#127;',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?php',
  '<!doctype html>',
  '</',
  '<',
  '"',
  "'",
  '<svg onload=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">'
]

const of = (list: readonly string[]) => fc.constantFrom(...list)
const name = fc.oneof({ weight: 3, arbitrary: of(tags) }, of(others))
const attribute = fc
  .tuple(of(attributes), fc.oneof(of(values), fc.string({ unit: 'binary' })), of(['"', "'", '']))
  .map(([name, value, quote]) => ` ${name}=${quote}${value}${quote}`)
const start = fc
  .tuple(name, fc.array(attribute, { maxLength: 3 }), of(['>', '/>', '']))
  .map(([name, attributes, end]) => `<${name}${attributes.join('')}${end}`)
const end = name.map(name => `</${name}>`)
const text = fc.oneof(of(texts), fc.string({ unit: 'binary' }))
/** Texts that look like HTML and are seldom valid. */
const html = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: start },
      { weight: 3, arbitrary: end },
      { weight: 3, arbitrary: text }
    ),
    { maxLength: 40 }
  )
  .map(parts => parts.join(''))

const anyText = fc.oneof(fc.string({ unit: 'binary' }), html)

/** What may be an address in a text of content, as a browser reads it. */
const safe = /^(https:\/\/[^@]*$|http:\/\/(localhost|127\.0\.0\.1|\[::1\])|mailto:|tel:|#|\/(?!\/))/
const kept = /^(href|src|alt|title|lang|dir|width|height|scope|colspan|rowspan|datetime)$/
const unwanted = /[[\p{Cc}--[\t\n]]\p{Cs}\uFEFF\u202A-\u202E]/v

/** What is wrong with an element. */
function faultsOf(tag: string, attributes: Readonly<Record<string, string>>): string[] {
  const entries = Object.entries(attributes)
  return [
    ...(tags.includes(tag) ? [] : [`<${tag}>`]),
    ...entries.filter(([name]) => !kept.test(name)).map(([name]) => `${tag} ${name}`),
    ...entries
      .filter(([name, value]) => /^(href|src)$/.test(name) && !safe.test(value))
      .map(([name, value]) => `${tag} ${name}=${value}`),
    ...entries
      .filter(([, value]) => unwanted.test(value))
      .map(([name]) => `${tag} ${name}: control`)
  ]
}

function faultsIn(nodes: RichText): string[] {
  return nodes.flatMap(node => {
    if (typeof node === 'string') return unwanted.test(node) ? [JSON.stringify(node)] : []
    return [...faultsOf(node.tag, node.attributes), ...faultsIn(node.children)]
  })
}

/** The tree that a browser parses, in our own terms. */
function readByTheStandard(html: string): RichNode[] {
  return parseFragment(html).childNodes.map(toNode)
}

function toNode(node: DefaultTreeAdapterTypes.ChildNode): RichNode {
  if (node.nodeName === '#text' && 'value' in node) return node.value
  if (!('tagName' in node)) return { tag: node.nodeName, attributes: {}, children: [] }
  const attributes = node.attrs.map(({ name, value }) => [name, value])
  return {
    tag: node.tagName,
    attributes: Object.fromEntries(attributes) as Record<string, string>,
    children: node.childNodes.map(toNode)
  }
}

describe('whatever is sent as HTML', () => {
  test('is read into elements, attributes and addresses that are allowed', () => {
    fc.assert(
      fc.property(anyText, html => {
        expect(faultsIn(readRichText(html))).toEqual([])
      }),
      { numRuns: 2000 }
    )
  })

  test('is the same tree to a browser, by the standard’s own parser', () => {
    fc.assert(
      fc.property(anyText, html => {
        const nodes = readRichText(html)
        expect(readByTheStandard(htmlOf(nodes))).toEqual(nodes)
      }),
      { numRuns: 2000 }
    )
  })

  test('stays as it is when it is read again', () => {
    fc.assert(
      fc.property(anyText, html => {
        const nodes = readRichText(html)
        expect(readRichText(htmlOf(nodes))).toEqual(nodes)
      }),
      { numRuns: 500 }
    )
  })
})
