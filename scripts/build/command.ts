import type { Settings } from '#config/settings.ts'
import { readArguments } from '../command/arguments.ts'
import { buildOptions } from '../command/build-options.ts'
import { fail } from '../command/fail.ts'
import { readCommandSettings } from '../command/settings.ts'
import { build } from './build-site.ts'

/** `npm run build`. */
export async function runBuild(): Promise<void> {
  try {
    const { values } = readArguments({
      name: 'build',
      does: 'pulls the content, renders the site and publishes it',
      options: buildOptions
    })
    const settings = readCommandSettings(values)
    for (const caution of cautionsOf(settings)) console.warn(caution)
    console.log(await build(settings))
  } catch (error) {
    fail(error)
  }
}

/** What an operator should know about this deployment. */
function cautionsOf({ bffUrl, siteUrl, bffPort }: Settings): string[] {
  const isDemo = bffUrl === undefined
  const isLocal = siteUrl.startsWith('http:')
  return [
    isDemo && `BFF_URL is unset: this is the demo content, and its forms post to port ${bffPort}.`,
    isLocal && `SITE_URL is no public address: canonical links and alternates name ${siteUrl}.`
  ].filter(caution => caution !== false)
}
