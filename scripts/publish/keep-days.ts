import { hash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { link, readFile, rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import pLimit from 'p-limit'
import type { Publication } from './publication.ts'

const FILES_AT_ONCE = 16

/**
 * Pages, open data and feeds name the day of the content. If a file in `fresh` differs from the published file of
 * `before` by that day only, the published file is kept, because it names the day of the last change. `site`: the
 * folder of the published site. `taken`: the files of `fresh` that are already links to it.
 */
export async function keepDays(
  fresh: string,
  { files }: Pick<Publication, 'files'>,
  { site, taken }: { site: string; taken?: ReadonlySet<string> }
): Promise<void> {
  const dated = Object.entries(files).filter(
    ([file]) =>
      !taken?.has(file) &&
      extname(file) in withoutDay &&
      isOther(join(fresh, file), join(site, file))
  )
  await pLimit(FILES_AT_ONCE).map(dated, async ([file, { sha256 }]) => {
    const published = await readFile(join(site, file))
    const own = await readFile(join(fresh, file))
    if (own.equals(published) || hash('sha256', published) !== sha256) return
    const undated = withoutDay[extname(file)] ?? String
    if (undated(own.toString('latin1')) !== undated(published.toString('latin1'))) return
    await rm(join(fresh, file))
    await link(join(site, file), join(fresh, file))
  })
}

/** Whether both files exist and are not links to the same one. */
function isOther(own: string, published: string): boolean {
  const stats = statSync(own, { throwIfNoEntry: false })
  return stats !== undefined && existsSync(published) && stats.ino !== statSync(published).ino
}

/** The text of a file without the day of its content, by the file's kind. */
const withoutDay: Record<string, (text: string) => string> = {
  '.html': withoutPrintedDay,
  '.json': text => text.replace(/"asOf":"\d{4}-\d\d-\d\d"/, ''),
  '.ics': text => text.replace(/^DTSTAMP:.*$/gm, ''),
  // The days of posts and of changes stand elsewhere in their entries, too.
  '.xml': text => text.replace(/<updated>[^<]*<\/updated>/g, '')
}

/** The head of a printed page names the day in its only element of time. */
function withoutPrintedDay(html: string): string {
  const head = html.indexOf('<div class="print-head"')
  if (head < 0) return html
  const from = html.indexOf('<time', head)
  const to = html.indexOf('</time>', from)
  return html.slice(0, from) + html.slice(to)
}
