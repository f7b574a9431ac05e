import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { BROTLI_MODULE } from '#scripts/bench/brotli-module.ts'
import { findProgram, freePort, startProgram } from './a-program.ts'
import type { OwnServer } from './own-server.ts'

const program = findProgram('nginx', '-v')
export const hasNginx = program !== undefined

export const hasBrotli = hasNginx && existsSync(BROTLI_MODULE)

/** The real server with the rules in `${rules}/nginx`, on a free port, in a folder of its own; `more` are lines for its server. */
export async function anNginx(
  root: string,
  rules: string,
  more: (port: number) => string = () => ''
): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(folder, name))
  const port = await freePort()
  const tlsPort = await freePort()
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${hasBrotli ? `load_module ${BROTLI_MODULE};\n` : ''}daemon off;
pid ${folder}/pid;
error_log stderr warn;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include ${resolve(rules)}/nginx/http.conf;
  server {
    listen 127.0.0.1:${port};
    ${more(tlsPort)}
    root ${resolve(root)};
    include ${resolve(rules)}/nginx/server.conf;
  }
}
`
  )
  const { stop } = await startProgram(
    program,
    ['-p', folder, '-c', join(folder, 'nginx.conf')],
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
