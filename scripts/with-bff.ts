import type { Settings } from '#config/settings.ts'
import { startBff } from './bff/server.ts'

/** Settings whose addresses are known. */
export type ConnectedSettings = Settings & {
  bffUrl: string
  assetsUrl: string
  publicBffUrl: string
}

/** Runs `run` against `BFF_URL`, or against the embedded BFF, which lives as long as `run`. */
export async function withBff<Result>(
  settings: Settings,
  run: (settings: ConnectedSettings) => Promise<Result>
): Promise<Result> {
  const { bffUrl } = settings
  if (bffUrl !== undefined) return run(connect(settings, bffUrl))
  const bff = await startBff({ port: settings.bffPort })
  try {
    return await run(connect(settings, bff.url))
  } finally {
    await bff.close()
  }
}

function connect(settings: Settings, bffUrl: string): ConnectedSettings {
  const { assetsUrl = bffUrl, publicBffUrl = bffUrl } = settings
  return { ...settings, bffUrl, assetsUrl, publicBffUrl }
}
