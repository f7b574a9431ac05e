import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findProgram } from './a-program.ts'

const program = findProgram('openssl', 'version')
export const hasOpenssl = program !== undefined

export type Certificate = { certificate: string; key: string }

/** A certificate for `localhost` that signs itself, made for this test. */
export function aCertificate(folder: string): Certificate {
  const certificate = join(folder, 'site.pem')
  const key = join(folder, 'site.key')
  const args = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'
  const { status, stderr } = spawnSync(
    program ?? '',
    [
      ...args.split(' '),
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', key, '-out', certificate]
    ],
    { encoding: 'utf8' }
  )
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`)
  return { certificate, key }
}
