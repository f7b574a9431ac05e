import { hash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { chromiumOptions } from '../chromium.ts'
import type { Certificate } from './a-certificate.ts'

export const hasQuicBrowser = chromiumOptions.executablePath !== undefined

/** A browser that speaks to this port over HTTP/3 only, and trusts this certificate. */
export function aQuicBrowser(port: number, { certificate }: Certificate): Promise<Browser> {
  const { publicKey } = new X509Certificate(readFileSync(certificate))
  const key = publicKey.export({ type: 'spki', format: 'der' })
  return chromium.launch({
    ...chromiumOptions,
    args: [
      ...chromiumOptions.args.filter(option => option !== '--disable-quic'),
      `--origin-to-force-quic-on=localhost:${port}`,
      `--ignore-certificate-errors-spki-list=${hash('sha256', key, 'base64')}`
    ]
  })
}
