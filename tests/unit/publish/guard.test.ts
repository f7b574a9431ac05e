import { describe, expect, test } from 'vitest'
import { changesBetween } from '#scripts/publish/changes.ts'
import { objectionsTo, openObjections, refusalOf } from '#scripts/publish/guard.ts'
import type { Publication } from '#scripts/publish/publication.ts'
import { aFile, aFinding, aPublication, without } from './a-publication.ts'

const published = aPublication()

const objections = (after: Publication, before = published) =>
  objectionsTo(changesBetween(before, after))

/** As many products as that, of the tree br. */
const firstIds = (length: number) => Array.from({ length }, (_, at) => String(at))

describe('the guard lets pass', () => {
  test('the same site again', () => {
    expect(objections(published)).toEqual([])
  })

  test('a changed, a removed and a new product', () => {
    const after = without(published, 'br', ['3'])
    const files = Object.fromEntries([aFile('/br/product/4.html', 'new'), aFile('/br/new.html')])
    expect(objections({ ...after, files: { ...after.files, ...files } })).toEqual([])
  })

  test('the loss of a fifth of the products of a large tree, which is less than a tenth of its pages', () => {
    const before = aPublication({}, 100)
    expect(objections(without(before, 'br', firstIds(20)), before)).toEqual([])
  })

  test('a finding that the published site had already', () => {
    const findings = [aFinding()]
    const after = { ...published, findings: [aFinding({ received: 'HTTP 503' })] }
    expect(objections(after, { ...published, findings })).toEqual([])
  })

  test('a tree that this build did not render', () => {
    const files = Object.fromEntries(
      Object.entries(published.files).filter(([file]) => file.startsWith('/br'))
    )
    expect(objections({ ...published, built: ['br'], files })).toEqual([])
  })

  test('every page changed by other code', () => {
    const files = Object.fromEntries(
      Object.keys(published.files).map(file => aFile(file, 'by other code'))
    )
    expect(objections({ ...published, maker: 'code 2', files })).toEqual([])
  })
})

describe('the guard objects', () => {
  test('to a tree that lost more than a fifth of its products, and names them', () => {
    const before = aPublication({}, 100)
    expect(objections(without(before, 'br', firstIds(21)), before)).toEqual([
      {
        name: 'br',
        message: 'The tree br loses 21 of its 100 products: 0, 1, 2, 3, 4 and 16 more.'
      },
      {
        name: 'br',
        message:
          'The tree br loses 21 of its 101 pages: /br/product/0.html, /br/product/1.html, /br/product/2.html, /br/product/3.html, /br/product/4.html and 16 more.'
      },
      {
        name: 'site',
        message:
          '21 pages change at once, and 202 are published: /br/product/0.html, /br/product/1.html, /br/product/2.html, /br/product/3.html, /br/product/4.html and 16 more.'
      }
    ])
  })

  test('to a country that vanished', () => {
    const after = { ...published, trees: published.trees.slice(0, 1), built: ['br'] }
    expect(objections(after)).toEqual([
      { name: 'th', message: 'The tree th is published, and this site does not have it.' }
    ])
  })

  test('to built-in content in the place of real content', () => {
    expect(objections({ ...published, findings: [aFinding()] })).toEqual([
      {
        name: 'br',
        message: 'Built-in content would replace that of GET /blog/posts in the tree br: HTTP 500'
      }
    ])
  })

  test('to records that are newly left out, and says why they are', () => {
    const findings = ['7', '9'].map(record =>
      aFinding({ kind: 'record', record, message: `Record ${record} has no name.` })
    )
    expect(objections({ ...published, findings })).toEqual([
      {
        name: 'br',
        message:
          '2 records are newly left out of the tree br:\n  - Record 7 has no name.\n  - Record 9 has no name.'
      }
    ])
  })

  test('to a dose table that newly lacks a value, and to no other value', () => {
    const value = (field: string) => aFinding({ kind: 'value', record: '7', field, message: field })
    const findings = [
      ...Array.from({ length: 7 }, (_, at) => value(`recommendations.${at}.dose_min`)),
      value('calibre.0')
    ]
    expect(objections({ ...published, findings })).toEqual([
      {
        name: 'br',
        message: `7 values of dose tables are newly left out of the tree br:\n${[0, 1, 2, 3, 4].map(at => `  - recommendations.${at}.dose_min`).join('\n')}\n  - and 2 more`
      }
    ])
    expect(objections({ ...published, findings: [value('calibre.0')] })).toEqual([])
  })

  test('to no crop of a neighbour in a description, and no dose of a trial in an article', () => {
    const findings = [
      aFinding({ kind: 'lead', record: '7' }),
      aFinding({ kind: 'article', record: '8' })
    ]
    expect(objections({ ...published, findings })).toEqual([])
  })

  test('to a text that contradicts its table, unless it is published already', () => {
    const says = (received: string) => {
      const message = `It says ${received}.`
      return [aFinding({ kind: 'contradiction', record: '7', received, message })]
    }
    const before = { ...published, findings: says('20 L/ha') }
    expect(objections(before)).toEqual([{ name: 'br', message: 'It says 20 L/ha.' }])
    expect(objections(before, before)).toEqual([])
    const other = { ...published, findings: says('200 L/ha') }
    expect(objections(other, before)).toEqual([{ name: 'br', message: 'It says 200 L/ha.' }])
  })

  test('to more than a tenth of all pages changed at once by content', () => {
    const changed = firstIds(5).map(id => aFile(`/br/product/${id}.html`, 'new'))
    const files = { ...published.files, ...Object.fromEntries(changed) }
    expect(objections({ ...published, files })).toEqual([
      {
        name: 'site',
        message:
          '5 pages change at once, and 42 are published: /br/product/0.html, /br/product/1.html, /br/product/2.html, /br/product/3.html, /br/product/4.html.'
      }
    ])
  })
})

describe('an objection', () => {
  const [one, other] = [
    { name: 'br', message: 'The tree br is gone.' },
    { name: 'site', message: '900 pages change at once.' }
  ]

  test('stops the publication with its list, the report and the flag that confirms it', () => {
    expect(refusalOf([one, other], 'report/stopped/publication.html')).toBe(
      'Not published, because the difference from the published site is large:\n- The tree br is gone.\n- 900 pages change at once.\nThe report on what was stopped: report/stopped/publication.html\nIf this is meant, build again with `-- --confirm br,site`.'
    )
  })

  test('is confirmed by name', () => {
    expect(openObjections([one, other], new Set(['br', 'site']))).toEqual([])
    expect(openObjections([one, other], new Set(['br']))).toEqual([other])
  })
})
