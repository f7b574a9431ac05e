/** The path under which the files that content names are published. */
export const FILES = '/files/'

/**
 * The decoded path of an address in the one form that all programs read in the same way. Nothing when there is none:
 * a segment is empty, starts with a dot or an underscore, or contains a slash, a percent sign, a backslash or a
 * control character after decoding.
 */
export function plainPathOf(address: string): string | undefined {
  const [sent = ''] = address.split(/[?#]/)
  const segments = sent.split('/').slice(1).map(decode)
  const isPlain = segments.every(segment => /^[^._/\\%\p{C}][^/\\%\p{C}]*$/u.test(segment ?? ''))
  return isPlain ? `/${segments.join('/')}` : undefined
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** The extension of a name, in lower case. */
export function extensionOf(path: string): string {
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''
}

/** Lower case, because some hosts ignore case. Dots in file names only, because no file is a folder. */
const published = /^\/files\/(?![0-9a-f]{16}-)(?:[a-z0-9-][a-z0-9_-]*\/)*[a-z0-9-][a-z0-9._-]*$/
const LONGEST = 200

/** Whether a file is published under its own path. */
export function keepsItsPath(path: string): boolean {
  return path.length <= LONGEST && published.test(path)
}

const LONGEST_NAME = 40

/** A name for any other file: a digest of its address, and the safe characters of its own name. */
export function nameFor(path: string, digest: string): string {
  const extension = extensionOf(path)
  const name = path
    .slice(path.lastIndexOf('/') + 1, -extension.length - 1)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, '')
  return `${FILES}${digest.slice(0, 16)}-${name || 'file'}.${extension}`
}
