import { readSettings } from '#config/settings.ts'
import { fail } from '../command/fail.ts'
import { readDemoData, type DataSource } from './data-source/data-source.ts'
import { generateData } from './data-source/generate.ts'
import { readOptions, type Options } from './server/options.ts'
import { readProfile } from './profiles/profiles.ts'
import { startBff } from './server/server.ts'

// npm run bff: the embedded BFF by itself.
try {
  const options = readOptions(process.argv.slice(2), usual())
  if (options.isBundleAskedFor)
    console.log(JSON.stringify(readDemoData().bundles.eng, undefined, 2))
  else await run(options)
} catch (error) {
  fail(error)
}

function usual() {
  const { bffPort: port, bffProfile: profile } = readSettings(process.env)
  return { port, profile }
}

async function run({ size, profile, faults, ...options }: Options): Promise<void> {
  const data = size ? generateData(size) : readProfile(profile)
  const bff = await startBff({ ...options, data })
  for (const { call, fault, ...limits } of faults) bff.faults.set(call, fault, limits)
  console.log(`The embedded BFF is at ${bff.url} (Ctrl-C stops it). ${countsOf(data)}`)
  console.log(
    `Open ${bff.url} to read what it answers, ${bff.url}/enquiries for what visitors sent.`
  )
  if (faults.length > 0)
    console.log(`Faults that are set: ${faults.map(({ call }) => call).join(', ')}.`)
}

function countsOf({ countries, products, posts, bundles }: DataSource): string {
  const sites = countries.filter(({ country_type }) => country_type === 'internal_website')
  return (
    `${countries.length} countries, ${sites.length} of them with a site, ${products.length} products, ` +
    `${posts.length} posts, texts in ${Object.keys(bundles).length} languages.`
  )
}
