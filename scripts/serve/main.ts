import { existsSync } from 'node:fs'
import { readSettings } from '#config/settings.ts'
import { readArguments } from '../command/arguments.ts'
import { fail } from '../command/fail.ts'
import { silentBff } from './forms.ts'
import { homeOf } from './home-of.ts'
import { startHost } from './server.ts'

// npm run serve: the last built site, as the host will serve it.
try {
  readArguments({ name: 'serve', does: 'serves the last built site as the host will serve it' })
  const { port, outDir } = readSettings(process.env)
  if (!existsSync(outDir)) {
    throw new Error(
      `There is no site in ${outDir} yet: \`npm run build\` makes one, \`npm start\` makes and serves it.`
    )
  }
  const { url } = await startHost({ dist: outDir, config: 'netlify.toml', port })
  console.log(`The site is at ${url}${homeOf(outDir)} (Ctrl-C stops it).`)
  const silent = await silentBff(outDir)
  if (silent !== undefined) {
    console.log(
      `Its forms post to ${silent}, where nothing answers: \`npm run bff\` starts the embedded BFF.`
    )
  }
} catch (error) {
  fail(error)
}
