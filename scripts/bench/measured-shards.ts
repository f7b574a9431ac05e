import { type Command, type Measured, measureCommand } from './measured-command.ts'

const npm = (args: string[], env: NodeJS.ProcessEnv): Command => ({
  program: 'npm',
  args: ['run', '--silent', ...args],
  env
})

/**
 * A first build of a site in so many parts side by side, and their merge, all on this machine. The memory is at most that: the
 * peaks of parts need not be at the same time.
 */
export async function measureShards(
  shards: number,
  folder: string,
  BFF_URL: string
): Promise<Measured> {
  const plan = await measureCommand(
    npm(['plan-shards', '--', String(shards)], { BFF_URL, SNAPSHOT_DIR: `${folder}-snapshot` })
  )
  const parts = (JSON.parse(plan.output) as string[]).map((TREES, number) => ({
    OUT_DIR: `${folder}-part-${number}`,
    SNAPSHOT_DIR: `${folder}-part-${number}-snapshot`,
    TREES,
    BFF_URL
  }))
  const builds = await Promise.all(parts.map(part => measureCommand(npm(['build'], part))))
  const releases = parts.map(({ OUT_DIR }) => `${OUT_DIR}-releases/current`)
  const merged = await measureCommand(
    npm(['merge', '--', ...releases], { OUT_DIR: `${folder}-merged`, BFF_URL })
  )
  const slowest = Math.max(...builds.map(({ seconds }) => seconds))
  const together = builds.reduce((sum, { peakMegabytes }) => sum + peakMegabytes, 0)
  return {
    seconds: plan.seconds + slowest + merged.seconds,
    peakMegabytes: Math.max(together, merged.peakMegabytes),
    output: merged.output
  }
}
