import type { Settings } from '#config/settings.ts'
import type { Bff, BffOptions } from '../demo-bff/server/server.ts'
import { PortError } from './listen.ts'

/** Settings whose addresses are known. */
export type ConnectedSettings = Settings & {
  bffUrl: string
  assetsUrl: string
  publicBffUrl: string
}

type Start = (options: BffOptions) => Promise<Bff>
type Run<Result> = (settings: ConnectedSettings, embedded?: Bff) => Promise<Result>

/** Runs `run` against `BFF_URL`, or against the embedded BFF at `BFF_PORT`, which is stopped afterwards. */
export function withBff<Result>(settings: Settings, run: Run<Result>): Promise<Result> {
  return runWith(settings, run, (start, options) => start(options))
}

/**
 * `withBff` for work that only sends requests: if `BFF_PORT` is in use, for instance by a served site, another port is
 * used. Visitors' forms still use `BFF_PORT`, where `npm start` and `npm run bff` answer.
 */
export function withAnyBff<Result>(settings: Settings, run: Run<Result>): Promise<Result> {
  return runWith(settings, run, (start, options) =>
    start(options).catch((error: unknown) => {
      if (error instanceof PortError) return start({ ...options, port: 0 })
      throw error
    })
  )
}

async function runWith<Result>(
  settings: Settings,
  run: Run<Result>,
  begin: (start: Start, options: BffOptions) => Promise<Bff>
): Promise<Result> {
  const { bffUrl } = settings
  if (bffUrl !== undefined) return run(connect(settings, bffUrl))
  // Not imported at the top, because a build with `BFF_URL` does not need the embedded BFF.
  const { startBff } = await import('../demo-bff/server/server.ts')
  const { readProfile } = await import('../demo-bff/profiles/profiles.ts')
  const data = readProfile(settings.bffProfile)
  const bff = await begin(startBff, { port: settings.bffPort, data })
  try {
    return await run(connect(settings, bff.url), bff)
  } finally {
    await bff.close()
  }
}

function connect(settings: Settings, bffUrl: string): ConnectedSettings {
  const { assetsUrl = bffUrl, bffPort } = settings
  const { publicBffUrl = `http://127.0.0.1:${bffPort}` } = settings
  return { ...settings, bffUrl, assetsUrl, publicBffUrl }
}
