/** Where all files that content names are published, and nothing else. */
export const FILES = '/files/'

/**
 * The path of an address on its host, decoded, in the one form that every program reads in the same way; nothing for
 * a path that has none: a segment that is empty, starts with a dot or an underscore, or holds a slash, a percent sign,
 * a backslash or a control character once it is decoded.
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

/** The last part of a name, in lower case. */
export function extensionOf(path: string): string {
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''
}

/** Lower case: two names that differ only by that are one on some hosts. Dots in names only: no file is a folder. */
const published = /^\/files\/(?![0-9a-f]{16}-)(?:[a-z0-9-][a-z0-9_-]*\/)*[a-z0-9-][a-z0-9._-]*$/
const LONGEST = 200

/** Whether a file keeps its path where it is published. */
export function keepsItsPath(path: string): boolean {
  return path.length <= LONGEST && published.test(path)
}

const LONGEST_NAME = 40

/** A name for any other file: a digest of its address, and what of its own name reads well anywhere. */
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
