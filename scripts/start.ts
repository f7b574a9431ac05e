import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { build } from './build/build-site.ts'
import { readArguments } from './command/arguments.ts'
import { buildOptions } from './command/build-options.ts'
import { type CommandSettings, readCommandSettings } from './command/settings.ts'
import { fail } from './command/fail.ts'
import { assertPortIsFree } from './command/listen.ts'
import { startHost } from './serve/server.ts'
import { type ConnectedSettings, withBff } from './command/with-bff.ts'

// Trees for a first look: the global site in its two languages, Portuguese, and a right-to-left
// language.
const showcase = ['gl', 'gl-prod-zho', 'br', 'sa']

type Connected = CommandSettings & ConnectedSettings

try {
  const { values } = readArguments({
    name: 'start',
    does: 'builds the site and serves it with the BFF of its forms',
    options: buildOptions
  })
  await start(readCommandSettings(values))
} catch (error) {
  fail(error)
}

/** Builds the site and serves it, with the BFF for its forms, until it is stopped. */
async function start(settings: CommandSettings): Promise<void> {
  const { port, outDir } = settings
  // Checked before the build, which takes a while and would be in vain.
  await assertPortIsFree({ port, variable: 'PORT' })
  await withBff(settings, async connected => {
    const all = { ...settings, ...connected }
    const trees = treesOfFirstLook(all)
    const summary = await build(trees ? { ...all, trees } : all)
    const host = await startHost({ dist: outDir, config: 'netlify.toml', port })
    try {
      const addresses = showcase
        .filter(prefix => existsSync(`${outDir}/${prefix}.html`))
        .map(prefix => `${host.url}/${prefix}`)
      console.log(summary)
      console.log(`The site:  ${addresses.join('  ')}`)
      if (trees) {
        console.log('Links to other countries lead nowhere yet: their pages are built now.')
        console.log(await build(all))
      }
      console.log(`Its BFF:   ${connected.bffUrl}`)
      console.log('Ctrl-C stops both.')
      await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
    } finally {
      await host.close()
    }
  })
}

/**
 * The first start of the demo shows some trees while the others are built. Another site is published as a whole,
 * because the guard would take the missing trees for a difference.
 */
function treesOfFirstLook({ isDemo, bffProfile, trees, outDir }: Connected) {
  const isFirst = isDemo && bffProfile === 'demo' && trees === undefined && !existsSync(outDir)
  return isFirst ? showcase : undefined
}
