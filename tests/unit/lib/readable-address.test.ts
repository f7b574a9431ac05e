import { describe, expect, test } from 'vitest'
import { readableAddress } from '#lib/readable-address.ts'

describe('a readable address', () => {
  test('has the letters that were typed', () => {
    const asked = 'https://site.example/ru/product-list?q='
    expect(
      readableAddress(
        `${asked}${encodeURIComponent('фитофтора')}+${encodeURIComponent('картофель')}`
      )
    ).toBe(`${asked}фитофтора+картофель`)
    expect(readableAddress(`/th/product-list?q=${encodeURIComponent('โรคไหม้')}`)).toBe(
      '/th/product-list?q=โรคไหม้'
    )
  })

  test.each([
    '%26',
    '%3D',
    '%2B',
    '%25',
    '%23',
    '%20',
    '%2520',
    '%25D1%2584',
    '%E0%B9',
    '%FF',
    '%'
  ])('keeps %j, which would lead elsewhere or is no text', escaped => {
    expect(readableAddress(`/ru/product-list?q=a${escaped}b`)).toBe(
      `/ru/product-list?q=a${escaped}b`
    )
  })

  test.each(['\u200b', '\u202e', '\u00a0', '\u2028'])('keeps what cannot be seen: %j', unseen => {
    const address = `/ru/product-list?q=a${encodeURIComponent(unseen)}b`
    expect(readableAddress(address)).toBe(address)
  })

  test('leads to the page of the address', () => {
    const address = `https://xn--e1afmkfd.example/ru?q=${encodeURIComponent('ж & 5% + é')}&view=table`
    expect(new URL(readableAddress(address)).href).toBe(address)
  })
})
