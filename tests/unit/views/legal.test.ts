import { describe, expect, test } from 'vitest'
import { infoView } from '#views/info.ts'
import { legalView } from '#views/legal.ts'
import { aTree, treeIds } from '../../helpers/a-tree.ts'

describe('A legal page', () => {
  test('is headed by the footer’s words', () => {
    const bundle = { footer: { privacy: 'Declaração de Privacidade' } }
    const tree = aTree({ content: { tree: treeIds.br, bundle } })
    expect(legalView(tree, 'privacy').title).toEqual({ text: 'Declaração de Privacidade' })
    expect(legalView(tree, 'terms').title).toEqual({ text: 'Terms and Conditions', lang: 'en' })
  })

  test('is the BFF’s text, in the language it is written in', () => {
    const footer = { content: { terms_conditions_text: '<p>Terms</p>' }, lang: 'en' }
    const tree = aTree({ content: { tree: treeIds.br, footer } })
    expect(legalView(tree, 'terms').text).toEqual({ html: '<p>Terms</p>', lang: 'en' })
  })

  test('without a text of the BFF is the bundle’s, with the date of its revision', () => {
    const { text } = legalView(aTree(), 'privacy')
    expect(text).toMatchObject({ revised: { text: 'Last revised: 1 August 2020' } })
    expect('sections' in text && text.sections.cards.length).toBe(8)
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
    expect(view.title.text).toBe('企业环境信息依法披露')
    expect(view.contact.href).toBe('/br/contact-us')
  })

  test('has the three subsections in their order, then any other', () => {
    const { groups } = infoView(aTree({ content: { infoDocuments } }))
    expect(groups.map(({ title, documents }) => [title, documents.length])).toEqual([
      ['企业环境报告', 1],
      ['环境监测报告', 0],
      ['社会责任报告', 1],
      ['公告', 1]
    ])
  })
})
