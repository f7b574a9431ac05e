import { expect, test } from 'vitest'
import { plainAddress } from '#browser/enquiry/plain-address.ts'

test.each([
  ['Juan <juan@example.com>', 'juan@example.com'],
  ['"Pérez, Juan" < juan@example.com >;', 'juan@example.com'],
  ['<juan@example.com>', 'juan@example.com'],
  ['mailto:juan@example.com', 'juan@example.com'],
  ['MAILTO:juan@example.com?subject=Price', 'juan@example.com'],
  ['Juan <mailto:juan@example.com>', 'juan@example.com'],
  ['juan@example.com.', 'juan@example.com'],
  ['juan@example.com, ', 'juan@example.com']
])('%s, as it was copied, is the address %s', (copied, address) => {
  expect(plainAddress(copied)).toBe(address)
})

test.each([
  'juan@example.com',
  'juan+price?@example.com',
  'juan',
  'juan@',
  '...',
  '',
  ' ',
  'mailto:',
  'Juan <3',
  'Juan <juan@example.com>, Ana <ana@example.com>',
  'juan@example.com, ana@example.com'
])('%j stays as it was typed', typed => {
  expect(plainAddress(typed)).toBe(typed)
})
