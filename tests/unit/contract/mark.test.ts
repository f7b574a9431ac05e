import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readMark, forbiddenIn } from '#contract/mark.ts'

const mark = (content: string, side = '0 0 40 40') =>
  readMark(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${side}">${content}</svg>`)
const path = '<path d="M0 0h40v40z"/>'

describe('The mark of a brand', () => {
  test('is read as shapes, each with its own colour or that of the text around it', () => {
    const group = `<g fill="#ff5a26" transform="rotate(12 20 20)"><path d="M0 0h9z"/></g>`
    expect(mark(path + group)).toEqual({
      side: 40,
      shapes: [
        { d: 'M0 0h40v40z' },
        { d: 'M0 0h9z', colour: '#ff5a26', transform: 'rotate(12 20 20)' }
      ]
    })
  })

  test('of the demo can be read', () => {
    const file = 'scripts/demo-bff/data/files/icons/brand-mark.svg'
    expect(readMark(readFileSync(file, 'utf8'))?.shapes).toHaveLength(2)
  })

  test.each([
    ['script', '<script>alert(1)</script>'],
    ['foreign markup', '<foreignObject><body onload="alert(1)"/></foreignObject>'],
    ['a picture', '<image href="https://other.example/x.png"/>'],
    ['an outline that is none', '<path d="M0 0&quot; onload=&quot;alert(1)"/>'],
    ['a colour from elsewhere', '<path fill="url(https://other.example/#a)" d="M0 0h9z"/>'],
    ['a movement that is none', '<path transform="url(#x)" d="M0 0h9z"/>'],
    ['more than a mark needs', `<path d="M0 0${'h1'.repeat(5000)}"/>`]
  ])('is refused with %s', (_, content) => {
    expect(mark(path + content)).toBeUndefined()
  })

  test('is refused where it is empty, no square, or no drawing', () => {
    expect(mark('')).toBeUndefined()
    expect(mark(path, '0 0 40 20')).toBeUndefined()
    expect(readMark('\u0089PNG')).toBeUndefined()
  })
})

describe('A drawing that is shown as pixels', () => {
  test('may have gradients, clips and strokes', () => {
    const drawing =
      '<svg><defs><linearGradient><stop/></linearGradient></defs><g><circle stroke="red"/></g></svg>'
    expect(forbiddenIn(drawing)).toBeUndefined()
  })

  test.each(['script', 'foreignObject', 'image', 'text', 'filter', 'animate', 'a'])(
    'may have no <%s>',
    name => {
      expect(forbiddenIn(`<svg><g><${name}/></g></svg>`)).toBe(name)
    }
  )
})
