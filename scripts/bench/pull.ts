import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readSettings } from '#config/settings.ts'
import { pull } from '#snapshot/pull.ts'
import { report } from './report.ts'

/** Pulls the content of `BFF_URL` into the folder that the command names. */
const folder = process.argv[2] ?? '.build/bench'
const settings = readSettings(process.env)
const { bffUrl = '', assetsUrl = bffUrl } = settings
await mkdir(folder, { recursive: true })

const { stats } = await pull(
  { ...settings, snapshotDir: join(folder, '.snapshot'), bffUrl, assetsUrl },
  { cacheDir: join(folder, '.cache') }
)
const requests = stats.calls + stats.files
report(requests, `${requests} requests, ${stats.notModified} of them 304`)
