import { statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'
import type { Settings } from '#config/settings.ts'
import { mediaTypes } from '../hosts/media-types.ts'
import { pathsIn } from './publication.ts'

type Encoding = Settings['compressed'][number]

const encodings: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  gz: content => promisify(gzip)(content, { level: 9 }),
  br: content =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length
      }
    })
}

/** A smaller file fits into the first packet anyway. */
const LEAST = 1000

const compressible = new Set(
  mediaTypes.filter(({ isPacked }) => !isPacked).flatMap(({ extensions }) => extensions)
)

/** Writes compressed files beside those of a site, for servers that send them as they are. */
export async function compressFiles(site: string, chosen: readonly Encoding[]): Promise<void> {
  if (chosen.length === 0) return
  const present = new Set(pathsIn(site))
  const wanted = [...present].filter(
    path =>
      compressible.has(/[.](\w+)$/.exec(path)?.[1] ?? '') && statSync(site + path).size >= LEAST
  )
  await pLimit(availableParallelism()).map(wanted, async path => {
    const missing = chosen.filter(encoding => !present.has(`${path}.${encoding}`))
    if (missing.length === 0) return
    const content = await readFile(site + path)
    for (const encoding of missing)
      await writeFile(`${site}${path}.${encoding}`, await encodings[encoding](content))
  })
}
