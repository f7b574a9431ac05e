import { expect, test } from 'vitest'
import { mailLink } from '#views/text/contact-links.ts'

test('an e-mail address that is markup is no markup in the address of its link', () => {
  const hostile = '</noscript><img src=x onerror="attacked()">@example.com \ud800'
  expect(mailLink(hostile)?.href).not.toMatch(/[<>"\s]/)
  expect(mailLink('hello@farm.example')).toEqual({
    href: 'mailto:hello@farm.example',
    text: 'hello@farm.example'
  })
  expect(mailLink(undefined)).toBeUndefined()
})
