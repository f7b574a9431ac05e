import { hash } from 'node:crypto'
import { link, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import type { Finding } from '#snapshot/finding.ts'
import type { Inputs } from './inputs.ts'
import type { Publication, PublishedFile, SiteFacts } from './publication.ts'
import { readReleaseIn } from './release-note.ts'
import { siteIn } from './releases.ts'

const LINKS_AT_ONCE = 32

/**
 * Joins the sites of several releases, each of which built some trees, in the folder `fresh`.
 * @throws when their content or code differs, when two of them differ in a shared file, or when a tree is missing
 */
export async function mergeReleases(folders: readonly string[], fresh: string): Promise<SiteFacts> {
  const parts = folders.map(folder => ({ folder, publication: readReleaseIn(folder) }))
  const [first, ...others] = parts
  if (!first) throw new Error('Name the folders of the releases: `npm run merge -- part-1 part-2`.')
  for (const other of others) assertAlike(first, other)
  const sources = new Map<string, { folder: string; file: PublishedFile }>()
  for (const { folder, publication } of parts)
    for (const [path, file] of Object.entries(publication.files)) {
      const known = sources.get(path)
      if (known && known.file.sha256 !== file.sha256)
        throw new Error(
          `${path} is not the same in ${known.folder} and ${folder}: their content was pulled at different times, or other code rendered it. Build both again.`
        )
      sources.set(path, known ?? { folder, file })
    }
  const facts = factsOf(parts.map(({ publication }) => publication))
  assertComplete(facts)
  await linkAll(sources, fresh)
  return facts
}

type Part = { folder: string; publication: Publication }

function assertAlike(one: Part, other: Part): void {
  const what = (['source', 'maker'] as const).find(
    key => one.publication[key] !== other.publication[key]
  )
  if (what === undefined) return
  const thing = what === 'source' ? 'of another BFF' : 'by other code or settings'
  throw new Error(`${other.folder} was built ${thing} than ${one.folder}: they are not one site.`)
}

function factsOf(publications: readonly Publication[]): SiteFacts {
  const [first] = publications
  const dates = publications.map(({ publishedAt }) => publishedAt).toSorted()
  return {
    source: first?.source ?? '',
    maker: first?.maker ?? '',
    trees: first?.trees ?? [],
    // The content is as old as its oldest part.
    publishedAt: dates[0] ?? '',
    inputs: {
      site: first?.inputs?.site ?? '',
      trees: Object.assign(
        {},
        ...publications.map(({ inputs }) => inputs?.trees)
      ) as Inputs['trees']
    },
    built: [...new Set(publications.flatMap(({ built }) => built))],
    begun: publications.flatMap(({ begun }) => begun ?? []),
    findings: distinct(publications.flatMap(({ findings }) => findings))
  }
}

/** Every part reports the findings that concern the whole site. */
function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map(one => [hash('sha256', JSON.stringify(one)), one])).values()]
}

function assertComplete({ trees, built }: SiteFacts): void {
  const missing = trees.map(({ prefix }) => prefix).filter(prefix => !built.includes(prefix))
  if (missing.length > 0)
    throw new Error(
      `No folder has the trees ${missing.join(', ')}: build them with TREES=${missing.join(',')}.`
    )
}

async function linkAll(
  sources: ReadonlyMap<string, { folder: string }>,
  fresh: string
): Promise<void> {
  const folders = new Set([...sources.keys()].map(path => join(fresh, dirname(path))))
  for (const folder of folders) await mkdir(folder, { recursive: true })
  await pLimit(LINKS_AT_ONCE).map([...sources], ([path, { folder }]) =>
    link(join(siteIn(folder), path), join(fresh, path))
  )
}
