import { expect, test } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { formatTls } from '#scripts/hosts/nginx/format-tls.ts'

const linesFor = (environment: Record<string, string>) => {
  const { tls } = readSettings(environment)
  return tls && formatTls(tls).split('\n')
}
const TLS_FILES = '/etc/ssl/site.pem,/etc/ssl/site.key'

test('nginx speaks TLS and HTTP/2 with the files that a setting names', () => {
  expect(linesFor({})).toBeUndefined()
  expect(linesFor({ TLS_FILES })).toEqual(
    expect.arrayContaining([
      'listen 443 ssl http2;',
      'ssl_certificate /etc/ssl/site.pem;',
      'ssl_certificate_key /etc/ssl/site.key;'
    ])
  )
  expect(() => linesFor({ TLS_FILES: '/etc/ssl/site.pem' })).toThrow(
    'TLS_FILES is "/etc/ssl/site.pem", but must be two paths with a comma between: certificate, key.'
  )
})

test('nginx speaks HTTP/3 only where a setting says that it can', () => {
  expect(linesFor({ TLS_FILES })?.join('\n')).not.toContain('quic')
  expect(linesFor({ TLS_FILES, HTTP3: 'on' })).toEqual(
    expect.arrayContaining([
      'listen 443 quic reuseport;',
      `add_header Alt-Svc 'h3=":443"; ma=86400' always;`
    ])
  )
})
