import { describe, expect, test } from 'vitest'
import type { Report } from '#contract/publications.ts'
import type { TreeContent } from '#snapshot/snapshot.ts'
import { filledByTexts } from '#snapshot/filled-routes.ts'
import { indexedTree, pagesOfTree } from '#tree/pages.ts'
import { investorsView } from '#views/company/investors.ts'
import { reportsView } from '#views/company/reports.ts'
import { alternateFormatsOf } from '#views/machines/alternate-formats.ts'
import { investorCalendar } from '#views/machines/investor-calendar.ts'
import { breadcrumbs, headOf } from '#views/site/head.ts'
import { navigation } from '#views/site/navigation.ts'
import { aTree } from '../../../helpers/a-tree.ts'

const reportGroups: TreeContent['reportGroups'] = {
  content: [
    { id: 'annual', title: 'Annual reports', description: 'Audited results.' },
    { id: 'interim', title: 'Interim reports' }
  ],
  lang: 'en'
}

function aTreeWith(reports: Report[]) {
  return aTree({ content: { reportGroups, reports: { annual: { content: reports } } } })
}

describe('investors page', () => {
  test('counts the reports of each group, also where there are none', () => {
    const { groups } = investorsView(aTreeWith([{ id: '1', title: 'Annual report' }]))
    expect(groups.map(({ href, count }) => [href, count])).toEqual([
      ['/gl/reports/annual', 1],
      ['/gl/reports/interim', 0]
    ])
  })

  test('is linked where the company has something for investors, and only there', () => {
    const isInMenu = (content: Partial<TreeContent>) => {
      const tree = aTree({ content, globalBundles: {} })
      return navigation(tree, headOf(tree, 'company')).some(
        ({ href }) => href === tree.href('investors')
      )
    }
    expect(isInMenu({})).toBe(false)
    expect(isInMenu({ reportGroups })).toBe(true)
    const items = [{ date: '2027-03-26', title: 'Annual results' }]
    expect(isInMenu({ bundle: { investors: { calendar: { items } } } })).toBe(true)
  })

  test('names the newest report of each group itself', () => {
    const reports = [
      { id: '1', title: 'Annual report 2024', year: '2024' },
      { id: '2', title: 'Annual report 2025', year: '2025' }
    ]
    const { latest } = investorsView(aTreeWith(reports))
    expect(latest.documents.map(({ title }) => title)).toEqual(['Annual report 2025'])
  })

  test('lists dates in their order, and leaves out what is no date', () => {
    const items = [
      { date: '2027-05-19', title: 'General meeting' },
      { date: 'spring', title: 'A visit' },
      { date: '2027-03-26', title: 'Annual results' }
    ]
    const tree = aTree({ content: { bundle: { investors: { calendar: { items } } } } })
    const { dates } = investorsView(tree).calendar
    expect(dates.map(({ date, title }) => [date, title])).toEqual([
      ['26 March 2027', 'Annual results'],
      ['19 May 2027', 'General meeting']
    ])
  })

  test('lists no date that has passed on the day of the content, because its report is there', () => {
    const items = [
      { date: '2026-08-28', title: 'Interim results 2026' },
      { date: '2026-11-02', title: 'Third-quarter results 2026' }
    ]
    const tree = aTree({ content: { bundle: { investors: { calendar: { items } } } } })
    const { dates, file } = investorsView(tree).calendar
    expect(dates.map(({ title }) => title)).toEqual(['Third-quarter results 2026'])
    expect(file?.href).toBe('/gl/investors.ics')
  })

  test('offers all dates to calendars, each the same entry when its day is moved', () => {
    const fileOf = (date: string) => {
      const items = [
        { date, title: 'General meeting' },
        { date: '2027-08-27', title: 'Interim results 2027' }
      ]
      const tree = aTree({ content: { bundle: { investors: { calendar: { items } } } } })
      return investorCalendar(tree, path => `https://b.example${path}`)
    }
    const uids = (file: string) => file.match(/^UID:.*$/gm)
    const [before, after] = [fileOf('2027-05-19'), fileOf('2027-05-26')]
    expect(before).toContain('DTSTART;VALUE=DATE:20270519')
    expect(after).toContain('DTSTART;VALUE=DATE:20270526')
    expect(uids(after)).toEqual(uids(before))
    expect(new Set(uids(before)).size).toBe(2)
    expect(before).toMatch(/^SUMMARY[^:]*:Terravane: General meeting\r$/m)
  })

  test('offers no calendar without dates', () => {
    const tree = aTree({ globalBundles: {} })
    expect(investorsView(tree).calendar.file).toBeUndefined()
    expect(alternateFormatsOf(tree, { route: 'investors', path: '/gl/investors' })).toEqual([])
  })

  test('is not there without a report, figure or date, and neither it nor its parts are led to', () => {
    const infoDocuments = { content: [{ subsection: 'reports', title: '环境报告' }] }
    const pagesOf = (content: Partial<TreeContent>) => {
      const tree = aTree({ content, globalBundles: {} })
      return {
        emitted: ['investors', 'info'].filter(route =>
          pagesOfTree(indexedTree('gl', tree.index), tree.index).some(page => page.route === route)
        ),
        above: breadcrumbs(tree, headOf(tree, 'info')).map(({ href }) => href)
      }
    }
    expect(pagesOf({})).toEqual({ emitted: [], above: ['/gl'] })
    expect(pagesOf({ infoDocuments })).toEqual({ emitted: ['info'], above: ['/gl'] })
    expect(pagesOf({ infoDocuments, reportGroups })).toEqual({
      emitted: ['investors', 'info'],
      above: ['/gl', '/gl/investors']
    })
  })

  test.each([
    ['a figure', { listing: { items: [{ value: '600001', label: 'Code' }] } }, true],
    ['a figure without what it counts', { listing: { items: [{ value: '600001' }] } }, false],
    ['a list that is a text', { listing: { items: 'soon' } }, false],
    ['a price', { listing: { priceUrl: 'https://quotes.example/600001' } }, true],
    ['a date', { calendar: { items: [{ date: '2027-03-26', title: 'Results' }] } }, true],
    ['a date that is none', { calendar: { items: [{ date: 'spring', title: 'Visit' }] } }, false]
  ])('is filled by %s: %j', (_, investors, isFilled) => {
    expect(filledByTexts({ investors }).includes('investors')).toBe(isFilled)
  })

  test('leads to the disclosures only where there is one', () => {
    expect(investorsView(aTreeWith([])).disclosure).toBeUndefined()
    const infoDocuments = { content: [{ subsection: 'reports', title: '环境报告' }] }
    const tree = aTree({
      content: { infoDocuments: infoDocuments }
    })
    expect(investorsView(tree).disclosure?.href).toBe('/gl/info')
  })

  test('marks built-in titles with their language', () => {
    expect(investorsView(aTreeWith([])).groups[0]?.title).toEqual({
      text: 'Annual reports',
      lang: 'en'
    })
  })
})

describe('report group', () => {
  test('lists its years newest first, reports without a year last', () => {
    const tree = aTreeWith([
      { id: '1', title: 'A' },
      { id: '2', title: 'B', year: '2024' },
      { id: '3', title: 'C', year: '2025' },
      { id: '4', title: 'D', year: '2024' }
    ])
    const years = reportsView(tree, 'annual').years
    expect(years.map(({ year, reports }) => [year, reports.length])).toEqual([
      ['2025', 1],
      ['2024', 2],
      [undefined, 1]
    ])
  })

  test('links a report only where it has a file', () => {
    const tree = aTreeWith([
      { id: '1', title: 'A', url_file: '/files/a.pdf?v=2' },
      { id: '2', title: 'B' }
    ])
    expect(reportsView(tree, 'annual').years[0]?.reports).toEqual([
      { title: 'A', href: '/files/a.pdf?v=2', type: 'PDF' },
      { title: 'B', href: undefined, type: undefined }
    ])
  })

  test('says the language of a file only where it is not that of the page', () => {
    const tree = aTreeWith([
      { id: '1', title: 'A', url_file: '/files/a.pdf', lang: 'eng' },
      { id: '2', title: 'B', url_file: '/files/b.pdf', lang: 'zho' }
    ])
    expect(reportsView(tree, 'annual').years[0]?.reports.map(({ language }) => language)).toEqual([
      undefined,
      'Chinese'
    ])
  })

  test('leads to the other groups', () => {
    expect(reportsView(aTreeWith([]), 'annual').others.map(({ href }) => href)).toEqual([
      '/gl/reports/interim'
    ])
  })

  test('is titled and described by its own texts', () => {
    expect(reportsView(aTreeWith([]), 'annual').head).toMatchObject({
      title: 'Annual reports | Terravane',
      description: 'Audited results.'
    })
  })
})
