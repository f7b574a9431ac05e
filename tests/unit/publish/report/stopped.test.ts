import { existsSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SiteFacts } from '#scripts/publish/publication.ts'
import { guardContent, publishSite } from '#scripts/publish/publish.ts'
import { writeReport } from '#scripts/publish/report/write-report.ts'
import { workFolderOf } from '#lib/swap-folder.ts'
import { enterOwnFolder } from '../../../helpers/own-folder.ts'
import { writeFiles } from '../../../helpers/write-files.ts'
import { commandSettings, someFacts } from '../a-build.ts'

let leave: () => void
beforeEach(() => {
  leave = enterOwnFolder()
})
afterEach(() => leave())

const facts = someFacts({ productIds: ['1', '2', '3'] })

async function publish(words: string, settings = commandSettings): Promise<void> {
  const fresh = workFolderOf('dist')
  writeFiles(fresh, { 'br.html': `<h1>Brasil</h1><p>${words}</p>` })
  const published = await publishSite(fresh, { facts, settings })
  await writeReport(published, { outDir: 'dist', contentEnv: 'prod', stages: [] })
}

const stopped = 'report/stopped/publication'
const reportOf = (path: string) => ({
  html: readFileSync(`${path}.html`, 'utf8'),
  data: JSON.parse(readFileSync(`${path}.json`, 'utf8')) as Record<string, unknown>
})

describe('a site that the guard stops', () => {
  test('has a report with what would change, which the message names', async () => {
    await publish('2 L/ha')
    await expect(publish('3 L/ha')).rejects.toThrow(`stopped: ${stopped}.html`)
    const { html, data } = reportOf(stopped)
    expect(data).toMatchObject({
      headline: 'Not published: 1 difference to confirm',
      stopped: { flag: '--confirm site', isRendered: true, open: [{ name: 'site' }] },
      differences: [],
      texts: { differences: [{ removed: ['2 L/ha'], added: ['3 L/ha'] }] }
    })
    expect(html).toContain('<code>-- --confirm site</code>')
    expect(html).toContain('<ins dir="auto">3 L/ha</ins>')
  })

  test('leaves the report on what is published', async () => {
    await publish('2 L/ha')
    const before = reportOf('report/publication')
    await expect(publish('3 L/ha')).rejects.toThrow()
    expect(reportOf('report/publication')).toEqual(before)
  })

  test('has one, too, when it is stopped before its pages are rendered', async () => {
    await publish('2 L/ha')
    const without: SiteFacts = { ...facts, trees: [{ prefix: 'br', productIds: ['1'] }] }
    await expect(guardContent(without, commandSettings)).rejects.toThrow(`${stopped}.html`)
    const { html, data } = reportOf(stopped)
    expect(data).toMatchObject({ stopped: { isRendered: false, flag: '--confirm br' } })
    expect(html).toContain('The tree br loses 2 of its 3 products: 2, 3.')
    expect(html).toContain('before its pages were rendered')
  })

  test('is forgotten by the next publication', async () => {
    await publish('2 L/ha')
    await expect(publish('3 L/ha')).rejects.toThrow()
    await publish('3 L/ha', { ...commandSettings, confirmed: new Set(['site']) })
    expect(existsSync(`${stopped}.html`)).toBe(false)
  })
})

describe('a confirmed name', () => {
  test('that is no tree of the site is refused, with those that are', async () => {
    await publish('2 L/ha')
    const settings = { ...commandSettings, confirmed: new Set(['br', 'zz']) }
    await expect(guardContent(facts, settings)).rejects.toThrow(
      'There is no tree "zz": this site has only br, site.'
    )
  })

  test('may be a tree that has vanished, or is new', async () => {
    await publish('2 L/ha')
    const now: SiteFacts = { ...facts, built: ['th'], trees: [{ prefix: 'th', productIds: [] }] }
    const settings = { ...commandSettings, confirmed: new Set(['br', 'th']) }
    await expect(guardContent(now, settings)).resolves.toBeUndefined()
  })
})
