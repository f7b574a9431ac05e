import { hash } from 'node:crypto'

/** How many letters of a name are kept to make a file recognisable. */
const READABLE = 24
/** 48 bits: content chooses the bytes of many files, and two names must never be the same. */
const DIGITS = 12

/**
 * A file name for this content: a short readable part and a digest that makes it unique. Few lower-case ASCII letters
 * are taken from content, so that every file system accepts the name.
 */
export function fileName(name: string, extension: string, content: string | Uint8Array): string {
  const readable = name
    .slice(0, READABLE)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${readable || 'file'}.${digestOf(content)}.${extension}`
}

export function digestOf(content: string | Uint8Array): string {
  return hash('sha256', content).slice(0, DIGITS)
}
