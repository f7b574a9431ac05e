import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { readSettings } from '#config/settings.ts'
import { readArguments } from '../command/arguments.ts'
import { pullOptions } from '../command/build-options.ts'
import { fail } from '../command/fail.ts'
import { listen } from '../command/listen.ts'
import { createPublisherApp } from './app.ts'
import { createPublisher, type LogEntry } from './publisher.ts'
import { readPublisherSettings } from './settings.ts'

// npm run publisher: publishes when content changes. With `-- --keep`, every build gets that flag.
try {
  const { values } = readArguments({
    name: 'publisher',
    does: 'publishes when a signed webhook says that content changed; its page lists the releases',
    options: { keep: pullOptions.keep }
  })
  await run(values.keep ? ['--keep'] : [])
} catch (error) {
  fail(error)
}

async function run(flags: string[]): Promise<void> {
  // Reads the settings of the builds as well, so that a mistake in them is reported now and not at the first webhook.
  const { outDir } = readSettings(process.env)
  const { secret, token, host, port, debounceMs, previewUrl } = readPublisherSettings(process.env)
  const publisher = createPublisher({ outDir, previewUrl, debounceMs, flags, log })
  // In the folder of the cache, because a container has a volume for it.
  const memory = '.cache/publisher/webhooks.json'
  const app = createPublisherApp({ publisher, previewUrl, secret, token, outDir, memory, log })
  const listener = getRequestListener(request => app.fetch(request))
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  const at = await listen(server, { port, host, variable: 'PUBLISHER_PORT' })
  log({ level: 'info', message: 'listening', address: `http://${host}:${at}` })
  // Builds once at the start, for changes while no publisher was running.
  publisher.contentChanged('start')

  const end = async (signal: string) => {
    log({ level: 'info', message: 'ending', signal })
    server.close()
    await publisher.close()
    server.closeAllConnections()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end(signal))
}

function log(entry: LogEntry): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), ...entry }))
}
