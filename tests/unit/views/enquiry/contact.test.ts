import { describe, expect, test } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { readRichText } from '#contract/rich-text.ts'
import { contactView } from '#views/enquiry/contact.ts'
import { aTree, treeIds } from '../../../helpers/a-tree.ts'

const deployment = readSettings({ PUBLIC_BFF_URL: 'https://bff.example/api/' })
const viewOf = (content: Parameters<typeof aTree>[0] = {}) =>
  contactView(aTree({ ...content, deployment }))

describe('The contact form', () => {
  test('posts to the BFF under the id of the country', () => {
    const { form } = viewOf({ content: { tree: treeIds.br } })
    expect(form?.action).toBe('https://bff.example/api/contact/76')
    expect(form?.country).toBe('76')
  })

  test('of the global site suggests no country', () => {
    expect(viewOf().form?.country).toBeUndefined()
  })

  test('is not there without a BFF that browsers can reach', () => {
    expect(contactView(aTree()).form).toBeUndefined()
  })
})

describe('The office', () => {
  test('can be written to, called and found', () => {
    const { office } = viewOf()
    expect(office?.email?.href).toBe('mailto:hello@terravane.example')
    expect(office?.phone).toEqual({ href: 'tel:+00000000000', text: '+00 000 000 000' })
    expect(office?.map).toBe(
      'https://www.openstreetmap.org/?mlat=31.23&mlon=121.47#map=12/31.23/121.47'
    )
  })
})

describe('The regions', () => {
  test('are those of the tree’s own country', () => {
    const regions = { 76: [{ id: 'br-ac', name: 'Acre' }], 392: [{ id: 'jp-1', name: 'Hokkaido' }] }
    expect(viewOf({ content: { tree: treeIds.br, regions } }).regions).toEqual([
      { id: 'br-ac', name: 'Acre' }
    ])
    expect(viewOf().regions).toEqual([])
  })
})

describe('The questions', () => {
  test('are sixteen', () => {
    expect(viewOf().faq.questions).toHaveLength(16)
  })

  test('are answered in rich text, without pictures, which a bundle has none of', () => {
    const items = [
      { question: 'Why?', answer: '<p onclick="x()">Because.<script>x()</script></p>' },
      { question: 'How?', answer: '<p>So:<img src="https://elsewhere.example/so.png"></p>' },
      { question: 'Wordless?', answer: '<script>x()</script><img src="/so.png">' },
      { question: 'Unanswered?', answer: '' }
    ]
    expect(viewOf({ content: { bundle: { contact: { faq: { items } } } } }).faq.questions).toEqual([
      { question: 'Why?', answer: readRichText('<p>Because.</p>') },
      { question: 'How?', answer: readRichText('<p>So:</p>') }
    ])
  })
})
