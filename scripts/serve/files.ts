import { statSync } from 'node:fs'
import { join, sep } from 'node:path'

/** A file of the site, and the one address under which the host serves it. */
type Found = { file: string; address: string }

// Instructions for the host, which are never served.
const ruleFiles = ['_redirects', '_headers']
// Not served by the host; the one exception is a standard.
const isHidden = /[/\\]\.(?!well-known[/\\])/

/**
 * Finds the file of a decoded path by the host's "pretty URLs": `/gl` and `/gl/` mean gl.html, whose address is
 * `/gl`; where only gl/index.html exists, its address is `/gl/`.
 */
export function findFile(dist: string, path: string): Found | undefined {
  return candidates(path)
    .map(({ file, address }) => ({ file: join(dist, file), address }))
    .find(({ file }) => isServed(dist, file))
}

function candidates(path: string): Found[] {
  const bare = path.replace(/\/+$/, '')
  const folder = { file: `${bare}/index.html`, address: `${bare}/` }
  if (bare === '') return [folder]
  const page = { file: `${bare}.html`, address: bare }
  return path.endsWith('/') ? [page, folder] : [{ file: path, address: path }, page, folder]
}

function isServed(dist: string, file: string): boolean {
  const isInside = file.startsWith(dist + sep) && !isHidden.test(file.slice(dist.length))
  return isInside && !ruleFiles.some(name => file === join(dist, name)) && isFile(file)
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false // absent, or a path that no file system can hold: too long, or below a file
  }
}
