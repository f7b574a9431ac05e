import { dev } from 'astro'
import { mergeConfig, type Plugin, type ViteDevServer } from 'vite'
import { readProfile } from './demo-bff/profiles/profiles.ts'
import type { Bff } from './demo-bff/server/server.ts'
import { readArguments } from './command/arguments.ts'
import { pullOptions } from './command/build-options.ts'
import { readCommandSettings } from './command/settings.ts'
import { count } from './command/count.ts'
import { likeTheHost } from './dev/like-the-host.ts'
import { oneAtATime } from './dev/one-at-a-time.ts'
import { fail } from './command/fail.ts'
import { assertPortIsFree } from './command/listen.ts'
import { withSnapshot } from './publish/with-site.ts'
import { pullSite } from './build/pull-site.ts'
import { siteConfig } from './build/site-config.ts'
import { type ConnectedSettings, withBff } from './command/with-bff.ts'

/** The files of the embedded BFF's data. */
const demoData =
  /[\\/](scripts[\\/]demo-bff[\\/]data[\\/].+|src[\\/]content[\\/]texts[\\/]english\.json)$/

// Thousands of files that no page uses.
const watch = { ignored: ['**/.build/**', '**/.cache/**', '**/releases/**'] }

try {
  const { values } = readArguments({
    name: 'dev',
    does: 'serves the pages with hot reload, over the embedded BFF or BFF_URL',
    options: pullOptions
  })
  const settings = readCommandSettings(values)
  await assertPortIsFree({ port: settings.port, variable: 'PORT' })
  await withBff(settings, develop)
} catch (error) {
  fail(error)
}

/** Pages with hot reload, until Ctrl-C. Content is pulled at the start, on Enter, and when the demo data changes. */
async function develop(settings: ConnectedSettings, demo?: Bff): Promise<void> {
  let vite: ViteDevServer | undefined

  const pullAgain = oneAtATime(async () => {
    demo?.use(readProfile(settings.bffProfile))
    const { findings } = await withSnapshot(settings, () => pullSite(settings))
    vite?.hot.send({ type: 'full-reload' })
    console.log(`Pulled the content, with ${count(findings.length, 'finding')}.`)
  })
  const content: Plugin = {
    name: 'content',
    configureServer(server) {
      vite = server
      // Vite watches folders, so that a file which an editor or git replaces is noticed.
      server.watcher.on('all', (_, file) => {
        if (demo && demoData.test(file)) void pullAgain()
      })
    }
  }

  await withSnapshot(settings, () => pullSite(settings))
  const own = {
    configFile: false,
    vite: { server: { strictPort: true, watch }, plugins: [content, likeTheHost(settings)] }
  }
  // Kept pages need files of a build.
  await dev(mergeConfig(siteConfig({ ...settings, keepsPages: false }), own))
  // Vite stops when its input ends: a server in the background, without a keyboard, would stop at
  // once.
  if (process.stdin.isTTY) {
    process.stdin.on('data', () => void pullAgain())
    console.log('Enter pulls the content again.')
  }
  await new Promise(() => undefined)
}
