import { expect, test } from 'vitest'
import { fillText } from '#lib/fill-text.ts'

test('a value is shown as it is, whatever its signs are', () => {
  expect(fillText('Go to {country}', { country: "A $& B $' {country}" })).toBe(
    "Go to A $& B $' {country}"
  )
})

test('a placeholder is filled wherever it stands, and stays where there is no value', () => {
  expect(fillText('{a}, {b}, {a}, {constructor}', { a: '1' })).toBe('1, {b}, 1, {constructor}')
})
