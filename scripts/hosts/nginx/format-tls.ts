import type { Settings } from '#config/settings.ts'

export type Tls = NonNullable<Settings['tls']>

/** The lines that configure TLS in the `server { }` of nginx. HTTP/3 needs nginx 1.25 or later. */
export function formatTls({ certificate, key, hasHttp3 }: Tls): string {
  const addresses = ['443', '[::]:443']
  const listening = hasHttp3
    ? [
        ...addresses.flatMap(address => [
          `listen ${address} ssl;`,
          `listen ${address} quic reuseport;`
        ]),
        'http2 on;',
        `add_header Alt-Svc 'h3=":443"; ma=86400' always;`
      ]
    : addresses.map(address => `listen ${address} ssl http2;`)
  return [
    '# Written by the build, of TLS_FILES and HTTP3.',
    ...listening,
    `ssl_certificate ${certificate};`,
    `ssl_certificate_key ${key};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:site:10m;',
    'ssl_session_tickets off;',
    ''
  ].join('\n')
}
