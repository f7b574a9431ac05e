import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filledPath } from '#bff/request.ts'
import { endpoints } from '#contract/endpoints.ts'
import { readMark, forbiddenIn } from '#contract/mark.ts'
import type { Mark } from '#lib/mark.ts'
import { extensionOf } from './file-path.ts'
import type { Finding } from './finding.ts'
import type { Mirror } from './mirror.ts'
import { readPicture } from './picture-mark.ts'
import type { TreeContent } from './snapshot.ts'

/** The mark that the texts of the global record name, as shapes or as a picture; a finding if it can be neither. */
export async function pullMark(
  { tree, bundle }: TreeContent,
  { mirror, dir }: { mirror: Mirror; dir: string }
): Promise<{ mark?: Mark; findings: Finding[] }> {
  const { brand } = bundle
  const address = typeof brand === 'object' && 'mark' in brand ? brand.mark : undefined
  if (typeof address !== 'string' || address === '') return { findings: [] }
  const without = (why: string) => ({
    findings: [
      {
        kind: 'file' as const,
        tree: tree.prefix,
        call: `GET ${filledPath(endpoints.furtherBundle.path, tree)}`,
        record: '#1',
        field: 'brand.mark',
        expected: 'an SVG, PNG, JPEG or WebP file, about as wide as it is high',
        received: address,
        message: `${address} (tree ${tree.prefix}) cannot be the mark, so the brand's first letter stands in: ${why}`
      }
    ]
  })
  if (!/^\/(?!\/)/.test(address)) return without('brand.mark must be a path of the asset host.')
  const published = await mirror.publish({ address, kind: 'picture' })
  if ('failure' in published) return without(published.failure)
  const { name = '' } = mirror.files()[published.address] ?? {}
  const mark = await read(await readFile(join(dir, name)), extensionOf(published.address))
  return 'failure' in mark ? without(mark.failure) : { mark, findings: [] }
}

/**
 * Paths on a square become shapes, which take the colour of their background; any other drawing becomes a picture.
 */
async function read(
  bytes: Buffer,
  extension: string | undefined
): Promise<Mark | { failure: string }> {
  if (extension !== 'svg') return readPicture(bytes, 'pixels')
  const svg = bytes.toString()
  const forbidden = forbiddenIn(svg)
  if (forbidden !== undefined)
    return { failure: `It contains a <${forbidden}>, which a mark must not contain.` }
  return readMark(svg) ?? readPicture(bytes, 'svg')
}
