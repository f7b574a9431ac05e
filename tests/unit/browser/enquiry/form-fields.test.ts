import { expect, test } from 'vitest'
import { fillWords } from '#browser/enquiry/form-config.ts'
import { fieldViews, formViews } from '#browser/enquiry/form-fields.ts'

test('two forms of one page have ids of their own', () => {
  // A page has one of the long forms, and may have the newsletter and a product's form besides.
  const { contact, b2b, product, newsletter } = formViews
  expect(new Set([contact, product, newsletter].map(({ idPrefix }) => idPrefix)).size).toBe(3)
  expect(b2b.idPrefix).toBe(contact.idPrefix)
})

test('an address runs from left to right in every language, and browsers can fill it in', () => {
  for (const field of ['email', 'linkedin_url'] as const)
    expect(fieldViews[field]).toMatchObject({
      dir: 'ltr',
      autoComplete: expect.any(String) as unknown
    })
})

test('a text keeps its language and the places for which there is no value', () => {
  const text = { text: '{count} errors in {form}', lang: 'en' }
  expect(fillWords(text, { count: '2' })).toEqual({ text: '2 errors in {form}', lang: 'en' })
})
