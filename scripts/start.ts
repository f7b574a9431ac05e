import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readSettings, type Settings } from '#config/settings.ts'
import { type BuildSummary, build } from './build.ts'
import { assertPortIsFree } from './serve/port.ts'
import { startHost } from './serve/server.ts'
import { withBff } from './with-bff.ts'

// Trees worth a first look: the global site in its two languages, Portuguese, right to left.
const showcase = ['gl', 'gl-prod-zho', 'br', 'sa']

try {
  await start(readSettings())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Builds the site and serves it, with the BFF behind its forms, until it is told to stop. */
async function start(settings: Settings): Promise<void> {
  // Before the build, which takes a while and would be for nothing.
  await assertPortIsFree(settings.port)
  await withBff(settings, async connected => {
    const summary = await build(connected)
    const { port } = settings
    const host = await startHost({ dist: 'dist', config: 'netlify.toml', port })
    console.log(describe(summary, { url: host.url, bffUrl: connected.bffUrl }))
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
    await host.close()
  })
}

function describe(
  { trees, pages, seconds, findings }: BuildSummary,
  { url, bffUrl }: { url: string; bffUrl: string }
): string {
  const addresses = showcase
    .filter(prefix => existsSync(`dist/${prefix}.html`))
    .map(prefix => `${url}/${prefix}`)
  return [
    `Built ${trees} trees with ${pages} pages in ${seconds.toFixed(1)} s.`,
    `${findings} findings about the content: .snapshot/findings.json`,
    `The site:  ${addresses.join('  ')}`,
    `Its BFF:   ${bffUrl}`,
    'Ctrl-C stops both.'
  ].join('\n')
}
