import { describe, expect, test } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { formConfig } from '#views/enquiry/form-config.ts'
import { questions } from '#views/enquiry/questions.ts'
import { aProduct, aTree, treeIds } from '../../../helpers/a-tree.ts'
import { visualText } from '../../../helpers/visual-text.ts'

const deployment = readSettings({ PUBLIC_BFF_URL: 'https://bff.example/api' })

describe('the configuration of the forms of a tree', () => {
  const config = formConfig(aTree({ content: { tree: treeIds.br }, deployment }))

  test('is where to send, and the headers of the tree', () => {
    expect(config.bffUrl).toBe('https://bff.example/api')
    expect(config.countryId).toBe('76')
    expect(config.headers).toEqual({ isocountry: 'br', env: 'prod', lang: 'por' })
  })

  test('is every country but the global one, by id', () => {
    expect(config.options.country?.map(({ value }) => value).sort()).toEqual([
      '250',
      '276',
      '392',
      '76'
    ])
  })

  test('has eight roles of senders, applicants among them', () => {
    const roles = config.options.role?.map(({ value }) => value)
    expect(roles).toHaveLength(8)
    expect(roles?.slice(-2)).toEqual(['applicant', 'other'])
  })

  test('is the texts, marked with their language where they are borrowed', () => {
    expect(config.texts['forms.success.contact']).toEqual({
      text: 'Thank you for your message!',
      lang: 'en'
    })
  })

  test('keeps the dots of an unfinished address at its end in Arabic', () => {
    const bundle = { forms: { hints: { linkedinUrl: 'يكفي حساب شركتك: linkedin.com/company/…' } } }
    const { texts } = formConfig(
      aTree({ content: { tree: { ...treeIds.gl, prefix: 'gl-prod-ara', lang: 'ara' }, bundle } })
    )
    expect(visualText(texts['forms.hints.linkedinUrl'].text, 'rtl')).toContain(
      'linkedin.com/company/…'
    )
  })

  test('names several products with the comma of the language between them', () => {
    const commaOf = (lang: string) =>
      formConfig(aTree({ content: { tree: { ...treeIds.gl, prefix: lang, lang } } })).comma
    expect(['eng', 'ara', 'zho'].map(commaOf)).toEqual([', ', '، ', '、'])
  })

  test('cuts Chinese where a line may end, and no other language', () => {
    const bundle = { forms: { hints: { required: '所有项目均为必填。' } } }
    const chinese = formConfig(aTree({ content: { tree: treeIds.chinese, bundle } }))
    expect(chinese.texts['forms.hints.required'].phrases?.clauses).toEqual([
      ['所有', '项目均为必填。']
    ])
    expect(config.texts['forms.hints.required'].phrases).toBeUndefined()
  })

  test('says whom to write to when the server cannot take a message', () => {
    expect(config.texts['forms.failure.server'].text).toContain('hello@terravane.example')
  })

  test('has a title for as many errors as a form has fields', () => {
    const titles = formConfig(aTree()).summaryTitles.map(({ text }) => text)
    expect(titles).toHaveLength(6)
    expect(titles.slice(0, 2)).toEqual(['1 thing to fix', '2 things to fix'])
  })
})

test('a message about a product starts with its name', () => {
  const tree = aTree({ products: [aProduct({ id: '7', brandname: 'Ostria <325> SC' })] })
  expect(questions(tree)).toMatchObject({ 7: 'Information about Ostria <325> SC\n' })
})
