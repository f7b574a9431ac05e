import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Certificate } from './a-certificate.ts'
import { findProgram, freePort, startProgram } from './a-program.ts'
import type { OwnServer } from './own-server.ts'

const program = findProgram('caddy', 'version')
export const hasCaddy = program !== undefined

/** The real server with the rules in `${rules}/caddy`, on a free port, in a folder of its own; with a certificate, over TLS too. */
export async function aCaddy(
  root: string,
  rules: string,
  secret?: Certificate
): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const port = await freePort()
  const tlsPort = await freePort()
  const site = `root * ${resolve(root)}\n  import site`
  const file = join(folder, 'Caddyfile')
  writeFileSync(
    file,
    `{
  admin off
  auto_https off
  storage file_system ${folder}
}
import ${resolve(rules)}/caddy/site.caddy
http://127.0.0.1:${port} {
  ${site}
}
${secret ? `https://localhost:${tlsPort} {\n  tls ${secret.certificate} ${secret.key}\n  ${site}\n}\n` : ''}`
  )
  const { stop } = await startProgram(
    program,
    ['run', '--config', file, '--adapter', 'caddyfile'],
    port
  )
  return {
    port,
    tlsPort,
    close: async () => {
      await stop()
      rmSync(folder, { recursive: true })
    }
  }
}
