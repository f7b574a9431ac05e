import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatTls } from '#scripts/hosts/nginx/format-tls.ts'
import { releasesOf } from '#scripts/publish/releases.ts'
import { aCertificate } from '../helpers/servers/a-certificate.ts'
import { anNginx } from '../helpers/servers/an-nginx.ts'
import { askSecurely } from '../helpers/servers/ask-securely.ts'
import { dist } from '../helpers/site.ts'

test('nginx answers over TLS and HTTP/2 with the files that TLS_FILES names, headers and redirects too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tls-'))
  const lines = formatTls({ ...aCertificate(folder), hasHttp3: false })
  const nginx = await anNginx(dist, `${releasesOf(dist)}/current/servers`, port =>
    lines.replace('listen 443', `listen 127.0.0.1:${port}`).replace(/^listen \[.*$/m, '')
  )
  try {
    const page = await askSecurely(nginx.tlsPort ?? 0, '/gl')
    expect(page.protocol).toBe('h2')
    expect(page.headers).toMatchObject({
      ':status': 200,
      'content-encoding': 'gzip',
      'content-type': 'text/html; charset=utf-8',
      'strict-transport-security': expect.stringMatching(/^max-age=/) as string
    })
    const moved = await askSecurely(nginx.tlsPort ?? 0, '/russia')
    expect(moved.headers).toMatchObject({ ':status': 301, location: '/ru' })
  } finally {
    await nginx.close()
    rmSync(folder, { recursive: true })
  }
})
