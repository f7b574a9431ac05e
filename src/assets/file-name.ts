import { hash } from 'node:crypto'

/** As much of a name as helps whoever looks for a file. */
const READABLE = 24
/** 48 bits: content chooses the bytes of many files, and no two may ever meet. */
const DIGITS = 12

/**
 * The name of a file with this content: a short readable part, and a digest that tells all files apart. Of content there
 * are at most a few letters, small ones of ASCII, so that every file system can keep it.
 */
export function fileName(name: string, extension: string, content: string | Uint8Array): string {
  const readable = name
    .slice(0, READABLE)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${readable || 'file'}.${hash('sha256', content).slice(0, DIGITS)}.${extension}`
}
