import { open } from 'node:fs/promises'
import type { AddressKind } from '#contract/addresses.ts'
import { faultOfSvg } from './svg.ts'

/**
 * The first bytes of each type as hexadecimal digits; an SVG file is read completely. A table of our own: a library
 * that knows hundreds of types takes longer, and hostile files make it hang.
 */
const beginnings = {
  pdf: /^255044462d/,
  jpg: /^ffd8ff/,
  jpeg: /^ffd8ff/,
  png: /^89504e470d0a1a0a/,
  // RIFF, size, WEBP.
  webp: /^52494646.{8}57454250/,
  // Size, ftyp, with avif or avis among the brands.
  avif: /^.{8}66747970(?:.{8})*?617669(?:66|73)/,
  // Size, ftyp, with isom, iso5, mp42, avc1, M4V or dash as the first brand.
  mp4: /^.{8}66747970(?:69736f|6d7034|61766331|4d3456|64617368)/,
  // EBML with the word webm in its header.
  webm: /^1a45dfa3(?:..)*?7765626d/
}

export type FileType = keyof typeof beginnings | 'svg'

const pictures: readonly FileType[] = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'svg']
const videos: readonly FileType[] = ['mp4', 'webm']
const all: readonly FileType[] = ['pdf', ...pictures, ...videos]

/** The file types that each kind of address may name. */
export const typesOf: Record<AddressKind, readonly FileType[]> = {
  link: all,
  textLink: all,
  picture: pictures,
  media: [...pictures, ...videos],
  film: videos
}

/** The number of bytes that identify every type, with room to spare. */
const BEGINNING = 64

/** Why the content of a file is not what its name says, if so. */
export async function faultOf(file: string, type: FileType): Promise<string | undefined> {
  if (type === 'svg') return faultOfSvg(file)
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(BEGINNING) })
    const hex = buffer.subarray(0, bytesRead).toString('hex')
    return beginnings[type].test(hex) ? undefined : `Its bytes are not those of a ${type} file.`
  } finally {
    await handle.close()
  }
}
