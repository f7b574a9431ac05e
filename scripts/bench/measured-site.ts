import { globSync, rmSync } from 'node:fs'
import type { Figures, Site } from './figures.ts'
import { startBff } from './generated-bff.ts'
import { measureCommand } from './measured-command.ts'
import { measureShards } from './measured-shards.ts'
import { type Builder, prepare } from './other-builders.ts'
import type { Size } from './sizes.ts'

const FOLDER = '.build/bench'
/** The folder in which builds of a project keep what the next one needs. */
export const CACHE = '.cache'
const SITE = `${FOLDER}-site`

const buildCommand = { program: 'npm', args: ['run', 'build'] }

export type Compared = { others: readonly Builder[]; shards: number }

/** Measures `npm run build` for a generated site of this size, then the other builders for the same pages. */
export async function measureSite(
  size: Size,
  { others, shards }: Compared
): Promise<{ site: Site; figures: Figures[] }> {
  const bff = await startBff(size)
  const env = { BFF_URL: bff.url, OUT_DIR: SITE, SNAPSHOT_DIR: `${FOLDER}-snapshot` }
  try {
    const first = await measureCommand({ ...buildCommand, env })
    const again = await measureCommand({ ...buildCommand, env })
    await bff.changeProduct()
    const changed = await measureCommand({ ...buildCommand, env })
    const figures: Figures[] = [{ name: 'this site', first, again, changed }]
    if (shards > 1) figures.push(await measureParts(shards, bff.url))
    for (const other of others) figures.push(...(await measureOther(other)))
    return { site: readSite(first.output), figures }
  } finally {
    bff.stop()
    // A build leaves releases and a report beside its site.
    for (const folder of globSync(`${FOLDER}-*`)) rmSync(folder, { recursive: true, force: true })
  }
}

/** A first build in parts needs an empty cache, like the first build of the whole site. */
async function measureParts(shards: number, bffUrl: string): Promise<Figures> {
  rmSync(CACHE, { recursive: true, force: true })
  const first = await measureShards(shards, `${FOLDER}-shards`, bffUrl)
  return { name: `in ${shards} parts`, first }
}

async function measureOther(builder: Builder): Promise<Figures[]> {
  const prepared = prepare(builder, SITE, `${FOLDER}-${builder.name}`)
  if ('missing' in prepared) {
    console.log(`${builder.name} is left out: ${prepared.missing}.\n`)
    return []
  }
  const first = await measureCommand(prepared.command)
  prepared.change()
  const changed = await measureCommand(prepared.command)
  return [{ name: builder.name, first, changed }]
}

function readSite(output: string): Site {
  const [, trees, pages] = /Built (\d+) trees? with (\d+) pages?/.exec(output) ?? []
  if (pages === undefined) throw new Error(`The build did not say what it built:\n${output}`)
  return { pages: Number(pages), trees: Number(trees) }
}
