import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filledPath } from '#bff/request.ts'
import { endpoints } from '#contract/endpoints.ts'
import { readMark } from '#contract/mark.ts'
import type { Mark } from '#lib/mark.ts'
import type { Finding } from './finding.ts'
import type { Mirror } from './mirror.ts'
import type { TreeContent } from './snapshot.ts'

/** The mark that the global record's texts name, if it is a file of plain shapes; else a finding. */
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
        expected: 'an SVG file of paths and groups on a square',
        received: address,
        message: `${address} (tree ${tree.prefix}) cannot be the mark, so the brand's first letter stands in: ${why}`
      }
    ]
  })
  if (!/^\/(?!\/)/.test(address)) return without('brand.mark must be a path of the asset host.')
  const published = await mirror.publish({ address, kind: 'picture' })
  if ('failure' in published) return without(published.failure)
  const { name = '' } = mirror.files()[published.address] ?? {}
  const mark = readMark(await readFile(join(dir, name), 'utf8'))
  const expected = 'It must be an SVG of paths and groups on a square, each in one colour.'
  return mark ? { mark, findings: [] } : without(expected)
}
