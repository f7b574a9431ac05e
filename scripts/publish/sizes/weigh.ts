import { brotliCompressSync, constants } from 'node:zlib'

/**
 * Levels of brotli: one that a host can use for each answer, and one that takes ten times as long to save a tenth.
 */
const QUICK = 5
const BEST = 11

const sizes = new Map<string, number>()

/** Bytes on the wire, at brotli's best only where less does not keep the limit. */
export function weigh(contents: readonly string[], limit: number): number {
  const quick = total(contents, QUICK)
  return quick <= limit ? quick : total(contents, BEST)
}

function total(contents: readonly string[], quality: number): number {
  return contents.reduce((sum, content) => sum + sizeOf(content, quality), 0)
}

function sizeOf(content: string, quality: number): number {
  const key = `${quality}${content}`
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const size = sizes.get(key) ?? brotliCompressSync(content, { params }).length
  sizes.set(key, size)
  return size
}
