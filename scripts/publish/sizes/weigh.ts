import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/**
 * Levels of brotli: one that a host can use for each answer, and one that takes ten times as long to save a tenth.
 */
const QUICK = 5
const BEST = 11

/** What the last report weighed. */
const KEPT = '.cache/weights.json'

/** By quality and digest. Another brotli may compress in another way. */
let sizes = new Map<string, number>()

/** Bytes on the wire, at brotli's best only where less does not keep the limit. */
export function weigh(contents: readonly string[], limit: number): number {
  const quick = total(contents, QUICK)
  return quick <= limit ? quick : total(contents, BEST)
}

/** Runs `work`, for which files are only weighed that were not there the last time. */
export function withKeptWeights<Result>(work: () => Result, file = KEPT): Result {
  const earlier = sizes
  sizes = new Map()
  known = { ...readWeights(file), ...Object.fromEntries(earlier) }
  try {
    const result = work()
    const fresh = `${file}.${process.pid}`
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(fresh, JSON.stringify(Object.fromEntries(sizes)))
    renameSync(fresh, file)
    return result
  } finally {
    known = {}
  }
}

let known: Record<string, number> = {}

function total(contents: readonly string[], quality: number): number {
  return contents.reduce((sum, content) => sum + sizeOf(content, quality), 0)
}

function sizeOf(content: string, quality: number): number {
  const key = [process.versions.brotli, quality, hash('sha256', content)].join(' ')
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const size = sizes.get(key) ?? known[key] ?? brotliCompressSync(content, { params }).length
  sizes.set(key, size)
  return size
}

/** Nothing where none were kept, or not all of them. */
function readWeights(file: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>
  } catch {
    return {}
  }
}
