import { describe, expect, test } from 'vitest'
import { shortScopesOf } from '#scripts/build/short-scopes.ts'

describe('the names of components in styles and pages', () => {
  test('have four characters, the same ones in each file', () => {
    const shorten = shortScopesOf()
    expect(shorten('.tag[data-astro-cid-sch5iycn] img[data-astro-cid-sch5iycn]')).toBe(
      '.tag[data-c-sch5] img[data-c-sch5]'
    )
    expect(shorten('<li data-astro-cid-sch5iycn>')).toBe('<li data-c-sch5>')
  })

  test('are never those of two components', () => {
    const shorten = shortScopesOf()
    shorten('<li data-astro-cid-sch5iycn>')
    expect(() => shorten('<li data-astro-cid-sch5wxyz>')).toThrow('same beginning')
  })
})
