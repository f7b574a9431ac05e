import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { canHaveSmallDisk } from './tests/helpers/a-small-disk.ts'
import { hasCaddy } from './tests/helpers/servers/a-caddy.ts'
import { hasOpenssl } from './tests/helpers/servers/a-certificate.ts'
import { hasQuicBrowser } from './tests/helpers/servers/a-quic-browser.ts'
import { hasBrotli, hasNginx } from './tests/helpers/servers/an-nginx.ts'
import { missingServers, ownServers } from './tests/helpers/servers/own-server.ts'

/** One project for each kind of test; `dist` reads the built site and needs `npm run build` first. */
const project = (name: string, timeout: number, options = {}) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: timeout,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: timeout,
    ...options
  }
})

/**
 * The tests of the site read thousands of pages, once for all files. One more worker than cores, because many wait for
 * other programs: builds, servers, the HTML checker. Projects with different numbers of workers may not run at once,
 * hence the order.
 */
const shared = {
  isolate: false,
  maxWorkers: Math.min(3, availableParallelism() + 1),
  sequence: { groupOrder: 1 }
}

class CheckerFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isChecker = ({ moduleId }: TestSpecification) => moduleId.endsWith('/dist/html.test.ts')
    const sorted = await super.sort(files)
    return [...sorted.filter(isChecker), ...sorted.filter(file => !isChecker(file))]
  }
}

const hasSmallDisk = canHaveSmallDisk()

// A skipped test counts as failed: a test of a server that is missing here is no test of this machine.
const withoutServers = [
  ...(ownServers.length > 0 ? [] : ['tests/dist/own-servers.test.ts']),
  ...(hasNginx && hasOpenssl ? [] : ['tests/dist/nginx-tls.test.ts']),
  ...(hasCaddy && hasOpenssl ? [] : ['tests/dist/caddy-tls.test.ts']),
  ...(hasCaddy && hasOpenssl && hasQuicBrowser ? [] : ['tests/dist/caddy-http3.test.ts']),
  ...(hasSmallDisk ? [] : ['tests/dist/full-disk.test.ts'])
]
if (!hasSmallDisk)
  console.warn('The test of a full disk is left out: only root on Linux can mount a small one.')
if (!hasOpenssl) console.warn('The test of TLS is left out: openssl is not installed.')
if (!hasQuicBrowser)
  console.warn('The test of HTTP/3 is left out: no browser of this machine can ask over it.')
if (hasNginx && !hasBrotli)
  console.warn(
    'The test of .br files with nginx is left out: libnginx-mod-http-brotli-static is not installed.'
  )
for (const { name } of missingServers)
  console.warn(`The tests of ${name} are left out: it is not installed.`)

export default defineConfig({
  test: {
    projects: [
      // Files share no state, and loading modules once halves the time. A busy machine may need ten times as long.
      project('unit', 300_000, { isolate: false }),
      project('contract', 300_000, { isolate: false }),
      project('dist', 900_000, { ...shared, exclude: withoutServers }),
      project('profiles', 900_000, { sequence: { groupOrder: 2 }, fileParallelism: false })
    ],
    sequence: { sequencer: CheckerFirst }
  }
})
