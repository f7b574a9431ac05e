import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { leafKeys } from '#tree/messages.ts'
import { english } from '#texts/english.ts'
import { dist, readPages } from '../helpers/site.ts'

const pages = readPages()
const keys = new Set(leafKeys(english).filter(key => key.includes('.')))

/** The matching texts, each with its page. */
function textsThat(match: (text: string) => boolean): string[] {
  return pages.flatMap(({ path, texts, title, meta }) =>
    [...texts.map(({ text }) => text), title, ...Object.values(meta)]
      .filter(match)
      .map(text => `${path}: ${text.slice(0, 80)}`)
  )
}

describe('the text of pages', () => {
  test('never holds a word of the machine', () => {
    expect(textsThat(text => /\b(undefined|null|NaN|N\/A)\b|\[object /.test(text))).toEqual([])
  })

  test('has no placeholder left open', () => {
    expect(textsThat(text => /\{\w+\}/.test(text))).toEqual([])
  })

  test('has no message key in place of a message', () => {
    expect(textsThat(text => keys.has(text))).toEqual([])
  })

  test('has no price: the one of the specification’s sample least of all', () => {
    expect(pages.filter(({ html }) => html.includes('49.99')).map(({ path }) => path)).toEqual([])
  })

  test('shows no label that means "hidden"', () => {
    expect(textsThat(text => text === 'x')).toEqual([])
  })
})

describe('the address of the BFF', () => {
  test('is only in the addresses of forms and, for the embedded one, of the geolocation', () => {
    const leaks = pages.filter(({ html }) =>
      /(localhost|127\.0\.0\.1):(?!4321)\d+/.test(html.replace(/(?:action|data-geo)="[^"]*"/g, ''))
    )
    expect(leaks.map(({ path }) => path)).toEqual([])
  })
})

describe('a site without a container of the tag manager', () => {
  test('has not one byte of it in its pages, and does not allow it to run', () => {
    const pagesWithIt = pages.filter(({ html }) =>
      /googletagmanager|privacy-choices|dataLayer|GTM-/.test(html)
    )
    expect(pagesWithIt.map(({ path }) => path)).toEqual([])
    expect(readFileSync(`${dist}/_headers`, 'utf8')).not.toContain('google')
  })
})
