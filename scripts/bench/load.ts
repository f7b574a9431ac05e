import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { readSettings } from '#config/settings.ts'
import { readArguments } from '../command/arguments.ts'
import { fail } from '../command/fail.ts'
import { releasesOf } from '../publish/releases.ts'
import { BROTLI_MODULE } from './brotli-module.ts'
import { build } from './build.ts'

// npm run bench:load: nginx with the rules of a build against nginx without any, over the same files. Without a release
// it builds the global site of the demo.

const ROUNDS = 5
const SECONDS = 3

type Ports = { own: number; plain: number }
type Load = { requests: number; p99: number }

/** Both servers in one nginx: they share its workers and are measured in turn. */
function configuration(site: string, rules: string, ports: Ports): string {
  return `${existsSync(BROTLI_MODULE) ? `load_module ${BROTLI_MODULE};\n` : ''}daemon off;
pid pid;
error_log stderr crit;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  include ${rules}/http.conf;
  server {
    listen 127.0.0.1:${ports.own};
    root ${site};
    include ${rules}/server.conf;
  }
  server {
    listen 127.0.0.1:${ports.plain};
    root ${site};
    include /etc/nginx/mime.types;
    error_page 404 /404.html;
    gzip on;
    gzip_static on;
    gzip_min_length 1000;
    gzip_types text/css text/javascript application/javascript application/json image/svg+xml;
  }
}
`
}

const currentOf = (outDir: string): string => `${releasesOf(outDir)}/current`

/** A fresh clone has no built site yet. */
async function buildOwnRelease(): Promise<string> {
  const folders = { OUT_DIR: '.build/load-site', SNAPSHOT_DIR: '.build/load-snapshot' }
  await build({ ...folders, TREES: 'gl', PRECOMPRESS: 'gz' })
  return currentOf(folders.OUT_DIR)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

function ask(url: string): Load {
  const args = ['-t1', '-c32', `-d${SECONDS}s`, '--latency', '-H', 'Accept-Encoding: gzip', url]
  const output = execFileSync('wrk', args, { encoding: 'utf8' })
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? []
  const milliseconds = { us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN
  return {
    requests: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p99: Number(p99) * milliseconds
  }
}

const middle = (numbers: number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** The median of several rounds, taken in turn, so that other work of the machine affects both servers. */
function compare(path: string, plainPath: string, ports: Ports): string {
  const rounds = Array.from({ length: ROUNDS }, () => ({
    plain: ask(`http://127.0.0.1:${ports.plain}${plainPath}`),
    own: ask(`http://127.0.0.1:${ports.own}${path}`)
  }))
  const rate = (of: 'plain' | 'own') => middle(rounds.map(round => round[of].requests))
  const p99 = (of: 'plain' | 'own') => middle(rounds.map(round => round[of].p99)).toFixed(1)
  const ratio = middle(rounds.map(({ plain, own }) => own.requests / plain.requests))
  const cells = [path, rate('plain').toFixed(0), rate('own').toFixed(0), ratio.toFixed(2)]
  return `| ${[...cells, `${p99('plain')} ms`, `${p99('own')} ms`].join(' | ')} |`
}

try {
  readArguments({ name: 'bench:load', does: 'measures nginx with the rules of the last release' })
  for (const program of ['nginx', 'wrk'])
    if (spawnSync(program, ['-v']).error)
      throw new Error(
        `There is no ${program} on this machine: install it (\`apt-get install ${program}\`), and run the command again.`
      )
  const { outDir } = readSettings(process.env)
  const release = existsSync(currentOf(outDir)) ? currentOf(outDir) : await buildOwnRelease()
  const ports = { own: await freePort(), plain: await freePort() }
  const folder = mkdtempSync(join(tmpdir(), 'load-'))
  mkdirSync(join(folder, 'logs'))
  writeFileSync(
    join(folder, 'nginx.conf'),
    configuration(resolve(release, 'site'), resolve(release, 'servers/nginx'), ports)
  )
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit']
  })
  await setTimeout(1000)
  console.log('| address | plain nginx | with the rules | ratio | p99 plain | p99 with the rules |')
  console.log('| --- | --- | --- | --- | --- | --- |')
  console.log(compare('/gl', '/gl.html', ports))
  console.log(compare('/icon.svg', '/icon.svg', ports))
  console.log(compare('/gl/nothing', '/gl/nothing', ports))
  nginx.kill('SIGTERM')
  await once(nginx, 'close')
  rmSync(folder, { recursive: true })
} catch (error) {
  fail(error)
}
