import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'astro'
import { report } from './report.ts'

/** Renders the snapshot in the folder that the command names: `astro build` alone. */
const folder = resolve(process.argv[2] ?? '.build/bench')
const root = process.cwd()
// Pages read `.snapshot` relative to the working directory.
process.chdir(folder)
await build({ root, outDir: resolve(folder, 'dist'), logLevel: 'error' })
report(globSync('dist/**/*.html').length, 'rendered')
