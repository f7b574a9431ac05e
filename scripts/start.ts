import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { build } from './build/build-site.ts'
import { type CommandSettings, readCommandSettings } from './command/settings.ts'
import { fail } from './command/fail.ts'
import { assertPortIsFree } from './command/listen.ts'
import { startHost } from './serve/server.ts'
import { withBff } from './command/with-bff.ts'

// Trees for a first look: the global site in its two languages, Portuguese, and a right-to-left
// language.
const showcase = ['gl', 'gl-prod-zho', 'br', 'sa']

try {
  await start(readCommandSettings())
} catch (error) {
  fail(error)
}

/** Builds the site and serves it, with the BFF for its forms, until it is stopped. */
async function start(settings: CommandSettings): Promise<void> {
  const { port, outDir } = settings
  // Before the build, which takes a while and would be in vain.
  await assertPortIsFree({ port, variable: 'PORT' })
  await withBff(settings, async connected => {
    const summary = await build({ ...settings, ...connected })
    const host = await startHost({ dist: outDir, config: 'netlify.toml', port })
    const addresses = showcase
      .filter(prefix => existsSync(`${outDir}/${prefix}.html`))
      .map(prefix => `${host.url}/${prefix}`)
    console.log(summary)
    console.log(`The site:  ${addresses.join('  ')}`)
    console.log(`Its BFF:   ${connected.bffUrl}`)
    console.log('Ctrl-C stops both.')
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
    await host.close()
  })
}
