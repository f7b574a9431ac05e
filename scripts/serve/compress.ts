import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const compressible = /^text\/|json|xml|javascript|wasm/
const mostKept = 2000

// Level 5 of 11 is about what the host uses for dynamic compression, so that first visits need not
// wait.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** The encoding for a content type, as far as the `Accept-Encoding` header allows one. */
export function chooseEncoding(accepted: string, type: string): Encoding | undefined {
  if (!compressible.test(type)) return undefined
  const names = accepted
    .split(',')
    .filter(item => !/;\s*q=0(\.0*)?\s*$/.test(item))
    .map(item => item.split(';')[0]?.trim())
  return (['br', 'gzip'] as const).find(encoding => names.includes(encoding))
}

/** Compresses files, and caches the results until a file changes. */
export function createCompressor() {
  const kept = new Map<string, { stamp: string; bytes: Promise<Buffer> }>()

  return (file: string, stamp: string, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${file}`
    const known = kept.get(key)
    if (known?.stamp === stamp) return known.bytes
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest)
    const bytes = compress(file, encoding)
    kept.set(key, { stamp, bytes })
    return bytes
  }
}

async function compress(file: string, encoding: Encoding): Promise<Buffer> {
  const bytes = await readFile(file)
  return encoding === 'br' ? brotliAsync(bytes, brotliOptions) : gzipAsync(bytes)
}
