import { expect, test } from 'vitest'
import { securityTxt } from '#routes/security-txt.ts'

test('security.txt names a contact and its own address, and expires within the year that its standard advises', () => {
  const text = securityTxt({
    contact: 'mailto:security@example.com',
    siteUrl: 'https://www.example.com',
    now: new Date('2026-11-23T10:00:00Z')
  })
  expect(text.split('\n')).toEqual([
    'Contact: mailto:security@example.com',
    'Expires: 2027-11-01T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://www.example.com/.well-known/security.txt',
    ''
  ])
})
