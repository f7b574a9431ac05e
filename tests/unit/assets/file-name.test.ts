import { describe, expect, test } from 'vitest'
import { fileName } from '#assets/file-name.ts'

describe('The name of a file', () => {
  test.each([
    ['home-br', 'home-br'],
    ['pest-Spodoptera frugiperda', 'pest-spodoptera-frugiper'],
    ['W'.repeat(5000), 'w'.repeat(24)],
    ['../../etc/passwd', 'etc-passwd'],
    ['a/b\\c%2e%2e', 'a-b-c-2e-2e'],
    ['作物', 'file'],
    ['', 'file']
  ])('has a few safe letters of %s: %s', (name, readable) => {
    const file = fileName(name, 'svg', '<svg/>')
    expect(file).toMatch(/^[a-z0-9-]{1,24}\.[0-9a-f]{12}\.svg$/)
    expect(file.split('.')[0]).toBe(readable)
  })

  test('differs by the content of the file, not by its readable part', () => {
    expect(fileName('Case', 'svg', 'a')).toBe(fileName('case', 'svg', 'a'))
    expect(fileName('case', 'svg', 'a')).not.toBe(fileName('case', 'svg', 'b'))
  })
})
