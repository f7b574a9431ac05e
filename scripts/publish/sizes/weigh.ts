import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { formatChecked, parseChecked } from '#lib/checked-json.ts'
import { writeWhole } from '#lib/write-whole.ts'

/**
 * Levels of brotli: one that a host can use for each answer, and one that takes ten times as long to save a tenth of
 * the bytes.
 */
const QUICK = 5
const BEST = 11

/** The sizes that the last report has computed. */
const KEPT = '.cache/weights.json'

type Kept = { sizes?: Record<string, number> }

/** By level and digest. A new version of brotli may compress differently, so it starts without sizes. */
let sizes = new Map<string, number>()

/** The bytes on the wire, compressed at the best level only if the quick one exceeds the limit. */
export function weigh(contents: readonly string[], limit: number): number {
  const quick = total(contents, QUICK)
  return quick <= limit ? quick : total(contents, BEST)
}

/** Runs `work` with the sizes of the last run, so that only new files are compressed. */
export function withKeptWeights<Result>(work: () => Result, file = KEPT): Result {
  const earlier = sizes
  sizes = new Map()
  known = { ...readWeights(file), ...Object.fromEntries(earlier) }
  try {
    const result = work()
    writeWhole(file, formatChecked({ sizes: Object.fromEntries(sizes) }))
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

/** The sizes of the last run; empty if they are missing or damaged. */
function readWeights(file: string): Record<string, number> {
  try {
    const { sizes = {} } = parseChecked(readFileSync(file, 'utf8')) as Kept
    return sizes
  } catch {
    return {}
  }
}
