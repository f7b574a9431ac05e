import { execFileSync } from 'node:child_process'
import { createPublicKey, hash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '../command/listen.ts'
import type { Host } from '../serve/server.ts'

export type Certificate = { key: string; cert: string }

let made: Certificate | undefined
export const certificate = (): Certificate => (made ??= makeCertificate())

/**
 * The arguments with which a browser accepts the certificate of this host, by its key. If a browser only ignores the
 * faults of a certificate, Chromium caches no answer and requests each file again on the next page.
 */
export function trust(): string {
  const key = createPublicKey(certificate().cert).export({ type: 'spki', format: 'der' })
  return `--ignore-certificate-errors-spki-list=${hash('sha256', key, 'base64')}`
}

/** The same host over HTTP/2, as content delivery networks serve it: one connection for all files. */
export async function overHttp2({ url, close }: Host, shown = certificate()): Promise<Host> {
  const server = createSecureServer(shown, (asked, answer) => {
    const { ':path': path = '/', ':authority': host, ...fields } = asked.headers
    const headers = Object.entries(fields).filter(([name]) => !name.startsWith(':'))
    request(
      new URL(path, url),
      { headers: { ...Object.fromEntries(headers), host }, method: asked.method },
      response => {
        const kept = withoutConnection(response.headers)
        const policy = kept['content-security-policy']
        if (typeof policy === 'string')
          kept['content-security-policy'] = policy.replaceAll(`http://${host}`, `https://${host}`)
        answer.writeHead(response.statusCode ?? 502, kept)
        response.pipe(answer)
      }
    )
      .on('error', () => answer.destroy())
      .end()
  })
  const port = await listen(server, { port: 0, variable: 'PORT' })
  return {
    url: `https://localhost:${port}`,
    close: async () => {
      server.close()
      await close()
    }
  }
}

/** HTTP/2 has one connection, and no headers about it. */
function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const ofConnection = ['connection', 'keep-alive', 'transfer-encoding']
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofConnection.includes(name))
  )
}

/** Valid for a day, on this machine. */
function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1']
    const files = ['-subj', '/CN=localhost', '-keyout', key, '-out', cert]
    execFileSync('openssl', ['req', '-x509', ...kind, ...files], { stdio: 'pipe' })
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  } catch (error) {
    throw new Error('No certificate for HTTP/2 could be made: install openssl.', { cause: error })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
