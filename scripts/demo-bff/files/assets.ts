import { readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lookup } from 'mime-types'
import { remember } from '#lib/remember.ts'
import { etagOf } from '../server/etag.ts'
import { forgetPdfFiles, pdfFile } from './pdf.ts'
import type { Prepared } from '../server/respond.ts'

/** The day on which the demo's documents were printed. */
const PRINTED = 'Mon, 02 Feb 2026 09:00:00 GMT'

const root = fileURLToPath(new URL('../data/files', import.meta.url))

/** Finds current files of the asset host: `/files/…` and `/icons/…` from data/files, or PDFs made on demand. */
export function createAssetFinder(): (path: string) => Prepared | undefined {
  forgetPdfFiles()
  return remember(prepareAsset, 500)
}

function prepareAsset(path: string): Prepared | undefined {
  const pdf = pdfFile(path)
  const bytes = pdf ?? readAsset(path.replace(/^\/files\//, '/'))
  if (!bytes) return undefined
  const body = new Uint8Array(bytes)
  return {
    body,
    type: lookup(path) || 'application/octet-stream',
    etag: etagOf(body),
    modified: pdf && PRINTED
  }
}

function readAsset(path: string): Uint8Array | undefined {
  const file = join(root, path)
  if (!file.startsWith(root + sep)) return undefined
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : undefined
}
