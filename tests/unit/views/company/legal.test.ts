import { describe, expect, test } from 'vitest'
import type { InfoDocument } from '#contract/publications.ts'
import { readRichText } from '#contract/rich-text.ts'
import { htmlOf } from '#lib/html-of.ts'
import { withContents } from '#views/company/contents.ts'
import { infoView } from '#views/company/info.ts'
import { legalView } from '#views/company/legal.ts'
import { columnsOf } from '#views/company/vertical-title.ts'
import { aTree, treeIds } from '../../../helpers/a-tree.ts'

describe('A legal page', () => {
  test('is headed by the footer’s words', () => {
    const bundle = { footer: { privacy: 'Declaração de Privacidade' } }
    const tree = aTree({ content: { tree: treeIds.br, bundle } })
    expect(legalView(tree, 'privacy').title).toEqual({ text: 'Declaração de Privacidade' })
    expect(legalView(tree, 'terms').title).toEqual({ text: 'Terms and Conditions', lang: 'en' })
  })

  test('is the BFF’s text, in the language it is written in', () => {
    const footer = { content: { terms_conditions_text: readRichText('<p>Terms</p>') }, lang: 'en' }
    const tree = aTree({ content: { tree: treeIds.br, footer } })
    expect(legalView(tree, 'terms').text).toEqual({
      nodes: readRichText('<p>Terms</p>'),
      contents: [],
      lang: 'en'
    })
  })

  test('links terms to the privacy statement where they name it, but not in a heading or a link', () => {
    const written =
      '<h2>Privacy Statement</h2><p>See the privacy statement, <a href="/x">privacy statement</a>.</p>'
    const footer = { content: { terms_conditions_text: readRichText(written) }, lang: 'en' }
    const { text } = legalView(aTree({ content: { footer } }), 'terms')
    expect('nodes' in text && htmlOf(text.nodes)).toBe(
      '<h2 id="part-1">Privacy Statement</h2><p>See the <a href="/gl/privacy-statement">privacy statement</a>, <a href="/x">privacy statement</a>.</p>'
    )
  })

  test('without a text of the BFF is the bundle’s, with the date of its revision', () => {
    const { text } = legalView(aTree(), 'privacy')
    expect(text).toMatchObject({ revised: { text: 'Last revised: 1 August 2020' } })
    expect('sections' in text && text.sections.length).toBe(8)
    expect(text.contents[0]).toEqual({ id: 'part-1', title: 'What this statement covers' })
  })
})

describe('The contents of a long text', () => {
  test('name its h2s in their order, without markup', () => {
    const { contents } = withContents(
      readRichText('<h2>Who &amp; <em>what</em></h2><h3>More</h3><h2>谁负责</h2>')
    )
    expect(contents).toEqual([
      { id: 'part-1', title: 'Who & what' },
      { id: 'part-2', title: '谁负责' }
    ])
  })

  test('lead to the headings, which keep all else', () => {
    const { nodes } = withContents(readRichText('<p>Before</p><h2 lang="en">One</h2><p>After</p>'))
    expect(htmlOf(nodes)).toBe('<p>Before</p><h2 id="part-1" lang="en">One</h2><p>After</p>')
  })

  test('are empty, and the text unchanged, where there is no heading', () => {
    const nodes = readRichText('<p>Short</p>')
    expect(withContents(nodes)).toEqual({ nodes, contents: [] })
  })
})

describe('Upright text', () => {
  test('is in columns that break between words', () => {
    expect(columnsOf('企业环境信息依法披露', 'zh-Hans')).toEqual(['企业环境信息', '依法披露'])
  })

  test('keeps a short text in one column, and a comma with the word before it', () => {
    expect(columnsOf('公告', 'zh-Hans')).toEqual(['公告'])
    expect(columnsOf('环境监测报告，公开', 'zh-Hans')).toEqual(['环境监测报告，', '公开'])
  })
})

describe('The disclosure page', () => {
  const document = (subsection: string, title: string) => ({ subsection, title })
  const infoDocuments = {
    content: [
      document('社会责任报告', '2025'),
      document('公告', '其他'),
      document('企业环境报告', '潍坊')
    ]
  }

  test('is in Chinese in every tree', () => {
    const view = infoView(aTree({ content: { tree: treeIds.br } }))
    expect(view.lang).toBe('zh-Hans')
    expect(view.title.columns.join('')).toBe('企业环境信息依法披露')
    expect(view.contact.href).toBe('/br/contact-us')
  })

  const groupsOf = (...documents: InfoDocument[]) =>
    infoView(aTree({ content: { infoDocuments: { content: documents } } })).groups.map(
      ({ title, documents }) => [title.text, documents.length]
    )

  test('has those of the three subsections that hold a document, in their order, then any other', () => {
    expect(groupsOf(...infoDocuments.content)).toEqual([
      ['企业环境报告', 1],
      ['社会责任报告', 1],
      ['公告', 1]
    ])
  })

  test.each([
    ['Corporate Environmental Report', '企业环境报告'],
    ['企业环境报告 ', '企业环境报告'],
    ['environmental-monitoring report', '环境监测报告'],
    ['Ｅnvironmental Monitoring Reports', '环境监测报告'],
    ['Corporate social responsibility report', '社会责任报告']
  ])('knows the subsection “%s” for what it is', (subsection, title) => {
    expect(groupsOf(document(subsection, 'One'), document(title, 'Two'))).toEqual([[title, 2]])
  })

  test('sets a title in letters as a line', () => {
    const content = [document('Green finance', 'One')]
    const { groups } = infoView(aTree({ content: { infoDocuments: { content } } }))
    expect(groups).toMatchObject([{ title: { text: 'Green finance', columns: [] } }])
  })
})
