import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseContentJs } from '#bff/content-js.ts'

describe('content.js', () => {
  test.each([
    '{"a":1}',
    ' \n{"a":1}\n',
    '\uFEFF{"a":1}',
    'export default {"a":1};',
    'export default{"a":1}',
    'module.exports = {"a":1};',
    'module.exports={"a":1}',
    'const content = {"a":1};',
    'var content={"a":1}',
    'let $texts = {"a":1} ;',
    'window.content = {"a":1};',
    'globalThis.site.texts = {"a":1}',
    'content = {"a":1}'
  ])('is read from %j', source => {
    expect(parseContentJs(source)).toEqual({ a: 1 })
  })

  test.each([
    '',
    'export default',
    '{"a":1}{"b":2}',
    'export default {a: 1}',
    'export default {"a":1}; alert(1)',
    'const a = {"a":1}; const b = {"b":1}',
    'const content = JSON.parse("{}")',
    'content == {"a":1}',
    'export const content = {"a":1}',
    '(() => ({}))()',
    '<!doctype html>'
  ])('is refused when it is %j', source => {
    expect(() => parseContentJs(source)).toThrow('something else than JSON behind `export default`')
  })

  test('is never executed', () => {
    const source = 'globalThis.wasExecuted = (() => { globalThis.wasExecuted = true })()'
    expect(() => parseContentJs(source)).toThrow()
    expect(globalThis).not.toHaveProperty('wasExecuted')
  })

  test('holds the same data behind every opening', () => {
    const opening = fc.constantFrom(
      '',
      'export default ',
      'module.exports = ',
      'const x=',
      'a.b = '
    )
    const end = fc.constantFrom('', ';', ' ;\n')
    fc.assert(
      fc.property(fc.jsonValue(), opening, end, (value, before, after) => {
        const json = JSON.stringify(value)
        expect(parseContentJs(before + json + after)).toEqual(JSON.parse(json))
      })
    )
  })

  test('is data or an error, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), source => {
        try {
          expect(parseContentJs(source)).not.toBeTypeOf('function')
        } catch (error) {
          expect(error).toHaveProperty('message', expect.stringContaining('content.js'))
        }
      })
    )
  })
})
