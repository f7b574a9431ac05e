import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const program = ['nginx', '/usr/sbin/nginx'].find(
  name => spawnSync(name, ['-v'], { stdio: 'ignore' }).status === 0
)
export const hasNginx = program !== undefined

type Options = { root: string; files: Record<string, string> }

/** The real server with the files of a build, on a free port, in a folder of its own. */
export async function anNginx({ root, files }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(folder, name))
  const port = await freePort()
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
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
  include http.conf;
  server {
    listen 127.0.0.1:${port};
    root ${resolve(root)};
    include server.conf;
  }
}
`
  )
  const server = spawn(program ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf')])
  const said: string[] = []
  server.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  await untilListening(port, { server, said })
  return {
    port,
    close: async () => {
      server.kill('SIGTERM')
      await once(server, 'exit')
      rmSync(folder, { recursive: true })
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function untilListening(
  port: number,
  { server, said }: { server: ChildProcess; said: string[] }
): Promise<void> {
  while (server.exitCode === null) {
    const isThere = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
      () => true,
      () => false
    )
    if (isThere) return
  }
  throw new Error(`nginx ended: ${said.join('')}`)
}
