import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escapeXml } from '#lib/escape-xml.ts'
import { scriptJson } from '#lib/script-json.ts'

describe('data in a script element', () => {
  test('can neither close it nor open a comment in it, whatever it says', () => {
    const evil = { name: '</script><script>alert(1)</script><!-- ]]>' }
    expect(scriptJson(evil)).not.toContain('<')
    expect(JSON.parse(scriptJson(evil))).toEqual(evil)
  })

  test('says the same afterwards', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        expect(JSON.parse(scriptJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      })
    )
  })
})

describe('text in XML', () => {
  test('is no markup, in elements and attributes', () => {
    expect(escapeXml('<b title="a & b">')).toBe('&lt;b title=&quot;a &amp; b&quot;&gt;')
  })

  test('loses only characters that XML cannot hold', () => {
    expect(escapeXml('a\u0000b\u000Bc\uFFFEd 王\u{1F33E}\n')).toBe('abcd 王\u{1F33E}\n')
  })
})
