import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { Parser } from 'htmlparser2'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CommandSettings } from '#scripts/command/settings.ts'
import type { SiteFacts } from '#scripts/publish/publication.ts'
import { publishSite } from '#scripts/publish/publish.ts'
import { rollBack } from '#scripts/publish/releases.ts'
import { budgets } from '#scripts/publish/sizes/budgets.ts'
import type { Size } from '#scripts/publish/sizes/heaviest.ts'
import { writeReport } from '#scripts/publish/report/write-report.ts'
import type { Finding } from '#snapshot/finding.ts'
import { workFolderOf } from '#lib/swap-folder.ts'
import { enterOwnFolder } from '../../../helpers/own-folder.ts'
import { writeFiles } from '../../../helpers/write-files.ts'
import { aFinding } from '../a-publication.ts'
import { someFacts, commandSettings } from '../a-build.ts'

let leave: () => void
beforeEach(() => {
  leave = enterOwnFolder()
})
afterEach(() => leave())

const aPage = (...words: string[]) =>
  `<!doctype html><title>${words[0]}</title><h1>${words[0]}</h1>${words
    .slice(1)
    .map(word => `<p>${word}</p>`)
    .join('')}`

const site = {
  'br.html': aPage('Brasil', 'Footer'),
  'br/product/1.html': aPage('Alvo', '2 L/ha', 'Footer'),
  'br/product/2.html': aPage('Basta', '3 L/ha', 'Footer'),
  'br/news.html': aPage('Notícias', 'Footer')
}

type Build = {
  files: Record<string, string>
  findings?: Finding[]
  facts?: Partial<SiteFacts>
  settings?: Partial<CommandSettings>
}

/** Publishes a site of these pages, and reads its report. */
async function publish({ files, findings = [], facts = {}, settings = {} }: Build) {
  const fresh = workFolderOf('dist')
  writeFiles(fresh, files)
  const published = await publishSite(fresh, {
    facts: { ...someFacts({ productIds: ['1', '2'], findings }), ...facts },
    settings: { ...commandSettings, ...settings }
  })
  await writeReport(published, {
    ...commandSettings,
    ...settings,
    stages: [{ name: 'Pull', seconds: 1.2 }]
  })
  return {
    html: readFileSync('report/publication.html', 'utf8'),
    report: JSON.parse(readFileSync('report/publication.json', 'utf8')) as Record<string, unknown>
  }
}

describe('the report of a publication', () => {
  test('tells of a first one that it is compared with nothing', async () => {
    const { html } = await publish({ files: site })
    expect(html).toContain('First publication, 4 pages, nothing to look at')
    expect(html).toContain('compared with nothing')
  })

  test('names each page that came, changed or went, with the words that changed', async () => {
    await publish({ files: site })
    const rest = Object.entries(site).filter(([file]) => file !== 'br/news.html')
    const { report, html } = await publish({
      files: {
        ...Object.fromEntries(rest),
        'br/product/1.html': aPage('Alvo', '2.5 L/ha', 'Footer'),
        'br/crop/7.html': aPage('Soja')
      },
      settings: { confirmed: new Set(['br', 'site']) }
    })
    expect(report.trees).toMatchObject([
      {
        prefix: 'br',
        counts: { added: 1, changed: 1, kept: 2, removed: 1 },
        kinds: { crop: 1, product: 1, news: 1 },
        added: ['/br/crop/7.html'],
        changed: ['/br/product/1.html'],
        removed: ['/br/news.html']
      }
    ])
    expect(report.texts).toEqual({
      compared: 1,
      differences: [
        { files: ['/br/product/1.html'], grown: 2, removed: ['2 L/ha'], added: ['2.5 L/ha'] }
      ]
    })
    expect(html).toContain('<del dir="auto">2 L/ha</del>')
    expect(html).toContain('<ins dir="auto">2.5 L/ha</ins>')
  })

  test('tells a difference of many pages once', async () => {
    await publish({ files: site })
    const files = Object.entries(site).map(([file, html]) => [
      file,
      html.replace('Footer', 'Rodapé')
    ])
    const { report } = await publish({
      files: Object.fromEntries(files) as Record<string, string>,
      settings: { confirmed: new Set(['site']) }
    })
    expect(report.texts).toEqual({
      compared: 4,
      differences: [
        {
          files: ['/br.html', '/br/news.html', '/br/product/1.html', '/br/product/2.html'],
          grown: 4,
          removed: ['Footer'],
          added: ['Rodapé']
        }
      ]
    })
    expect(report.differences).toEqual([
      {
        name: 'site',
        message:
          '4 pages change at once, and 4 are published: /br.html, /br/news.html, /br/product/1.html, /br/product/2.html.'
      }
    ])
  })

  test('puts what stands in for content before what is shortened, and says what is new', async () => {
    const shortened = aFinding({ kind: 'shortened', call: 'GET /localProduct', record: '1' })
    await publish({ files: site, findings: [shortened] })
    const { report, html } = await publish({
      files: site,
      findings: [shortened, aFinding()],
      settings: { confirmed: new Set(['br']) }
    })
    expect(report.warnings).toMatchObject([
      { tree: 'br', kind: 'default', isNew: 1 },
      { tree: 'br', kind: 'shortened', isNew: 0 }
    ])
    expect(html).toContain('1 call failed; built-in content is shown')
  })

  test('says why the pages of each tree are as they are', async () => {
    const { report: first } = await publish({ files: site })
    expect(first.trees).toMatchObject([{ because: 'there was none before' }])
    const { report: same } = await publish({ files: site })
    expect(same.trees).toMatchObject([{ because: 'same content' }])
    const { report: other } = await publish({
      files: { ...site, 'br/news.html': aPage('Novidades', 'Footer') },
      facts: { maker: 'other code' }
    })
    expect(other.trees).toMatchObject([{ because: '1 news; other code or settings' }])
  })

  test('names trees that were not asked for', async () => {
    const { report, html } = await publish({ files: site, facts: { built: ['gl'] } })
    expect(report.skipped).toEqual(['br'])
    expect(html).toContain('because TREES names others')
  })

  test('lists documents that do not answer, with the answer', async () => {
    const file = aFinding({
      kind: 'file',
      record: '4103',
      received: '/labels/4103.pdf',
      message: 'Record 4103 was kept without a file: label names /labels/4103.pdf: HTTP 404'
    })
    const { html } = await publish({ files: site, findings: [file] })
    expect(html).toContain('Documents that do not answer')
    expect(html).toMatch(/\/labels\/4103\.pdf.*<td>HTTP 404<\/td>/s)
  })

  test('compares sizes with their limits, and warns of a page that is over its own', async () => {
    const words = Array.from({ length: 9000 }, (_, at) => hash('sha256', String(at)).slice(0, 8))
    const { report, html } = await publish({
      // A page for developers has no limit.
      files: {
        ...site,
        'br/news.html': aPage('Notícias', ...words),
        '_gallery.html': aPage('Gallery', ...words, ...words)
      }
    })
    const [{ what, file, bytes, limit }] = report.sizes as [Size]
    expect({ what, file, limit }).toEqual({
      what: 'HTML of a page',
      file: '/br/news.html',
      limit: budgets.page
    })
    expect(bytes).toBeGreaterThan(budgets.page)
    expect(html).toMatch(/HTML of a page: \d+\.\d KB over its limit/)
  })

  test('shows times beside those of the publication before', async () => {
    const { html } = await publish({ files: site })
    expect(html).not.toContain('the one before')
    const { report, html: later } = await publish({ files: site })
    expect(report.previous).toMatchObject({ stages: [{ name: 'Pull', seconds: 1.2 }] })
    expect(later).toContain('the one before')
  })

  test('shows how many of a hundred texts a tree has itself', async () => {
    const text = aFinding({ kind: 'text', keys: ['nav.products', 'nav.company'] })
    const { report, html } = await publish({ files: site, findings: [text] })
    const [{ groups }] = report.coverage as [{ groups: Record<string, number> }]
    expect(groups.nav).toBeLessThan(1)
    expect(groups.footer).toBe(1)
    expect(html).toMatch(/<th>nav<\/th>/)
    expect(html).not.toMatch(/<th>footer<\/th>/)
  })

  test('stands at /_report of a preview, also after a rollback, and on no other site', async () => {
    await publish({ files: site })
    expect(existsSync('dist/_report.html')).toBe(false)
    const settings = { contentEnv: 'preview' as const, confirmed: new Set(['site']) }
    const { report } = await publish({ files: site, settings })
    await publish({ files: { ...site, 'br/news.html': aPage('Novo', 'Footer') }, settings })
    await rollBack(String(report.release), { releases: 'releases', outDir: 'dist' })
    expect(readFileSync('dist/_report.html', 'utf8')).toContain(`<code>${String(report.release)}`)
    expect(existsSync('releases/current/site/_report.html')).toBe(true)
  })

  test('is one file that loads and runs nothing, whatever the content says', async () => {
    const attack = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    await publish({ files: site })
    const { html } = await publish({
      files: { ...site, 'br.html': aPage(attack.replaceAll('<', '&lt;'), 'Footer') },
      findings: [aFinding({ tree: attack, message: attack, kind: 'value' })],
      settings: { confirmed: new Set(['site']) }
    })
    const names = new Set<string>()
    const parser = new Parser({
      onopentagname: name => names.add(name),
      onattribute: name => names.add(`@${name}`)
    })
    parser.end(html)
    for (const active of ['script', 'img', 'link', 'iframe', '@src', '@href', '@onerror'])
      expect(names).not.toContain(active)
    expect(names).toContain('h1')
    const [, css = ''] = /<style>(.*)<\/style>/s.exec(html) ?? []
    expect(html).toContain(`style-src &#39;sha256-${hash('sha256', css, 'base64')}&#39;`)
  })
})
