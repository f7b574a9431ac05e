import { setTimeout } from 'node:timers/promises'
import { readArguments } from '../command/arguments.ts'
import { fail } from '../command/fail.ts'
import { readCommandSettings } from '../command/settings.ts'
import { pullDigest } from './content-digest.ts'
import { lookOnce } from './watch.ts'

// npm run watch-content: asks the BFF every five minutes and starts a build of the host when content changed.
try {
  const { values } = readArguments({
    name: 'watch-content',
    does: 'asks the BFF again and again, and calls BUILD_HOOK_URL when content changed',
    options: {
      every: { type: 'string', default: '300', value: '{seconds}', says: 'the time between looks' }
    }
  })
  await watch(Number(values.every))
} catch (error) {
  fail(error)
}

async function watch(seconds: number): Promise<never> {
  if (!(seconds >= 1)) throw new Error('--every is a number of seconds, at least 1.')
  const { BUILD_HOOK_URL: hookUrl = '' } = process.env
  if (!URL.canParse(hookUrl))
    throw new Error('BUILD_HOOK_URL must be the address that starts a build.')
  const settings = readCommandSettings()
  const { bffUrl, assetsUrl } = settings
  if (bffUrl === undefined || assetsUrl === undefined)
    throw new Error('BFF_URL is unset: there is no content to watch.')
  // It has its own snapshot, separate from that of builds.
  const snapshotDir = '.build/watched-snapshot'
  const look = () =>
    pullDigest({ ...settings, bffUrl, assetsUrl, snapshotDir }, message => console.error(message))
  for (;;) {
    try {
      const outcome = await lookOnce({ pull: look, hookUrl, memory: '.cache/watched' })
      console.log(`${new Date().toISOString()} ${outcome}`)
    } catch (error) {
      console.error(
        `${new Date().toISOString()} ${error instanceof Error ? error.message : String(error)}`
      )
    }
    await setTimeout(seconds * 1000)
  }
}
