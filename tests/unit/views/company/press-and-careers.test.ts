import { describe, expect, test } from 'vitest'
import { demoEnglish } from '#scripts/demo-bff/data-source/data-source.ts'
import type { Bundle } from '#contract/bundle.ts'
import { careersView } from '#views/company/careers.ts'
import { companyView } from '#views/company/company.ts'
import { newsView } from '#views/news/news.ts'
import { pressLink, pressView } from '#views/news/press.ts'
import { footerView } from '#views/site/footer.ts'
import { aTree, treeIds } from '../../../helpers/a-tree.ts'

const silent = aTree({ globalBundles: { eng: {} } })
const footerLinks = (tree = aTree()) =>
  footerView(tree).columns.flatMap(({ links }) => links.map(({ href }) => href))

describe('The careers page', () => {
  test('names the open places, and the button and each place lead to the contact form', () => {
    const { lead, places, apply } = careersView(aTree())
    expect(lead?.text).toMatch(/^Open places/)
    expect(places.cards[0]?.title).toBe('Formulation chemist')
    const hrefs = [apply.href, ...places.cards.map(({ link }) => link.href)]
    expect([...new Set(hrefs)]).toEqual(['/gl/contact-us'])
  })

  test('is linked from the company page and the footer', () => {
    expect(companyView(aTree()).careers?.link.href).toBe('/gl/careers')
    expect(footerLinks()).toContain('/gl/careers')
  })
})

describe('The page for the press', () => {
  test('names a person with e-mail and phone', () => {
    const { contact } = pressView(aTree())
    expect(contact?.name?.text).toBe('Lin Ruohe')
    expect(contact?.role?.text).toBe('Press officer')
    expect(contact?.email?.href).toBe('mailto:press@terravane.example')
    expect(contact?.phone?.href).toBe('tel:+00000000019')
  })

  test('has no contact where the content names none', () => {
    const texts: Bundle = { press: { hero: { lead: 'We print our own news.' } } }
    const tree = aTree({ content: { bundle: texts }, globalBundles: { eng: {} } })
    expect(pressLink(tree)?.href).toBe('/gl/press')
    expect(pressView(tree).contact).toBeUndefined()
  })

  test('offers drawings to download, with their sizes', () => {
    const { pictures } = pressView(aTree())
    expect(pictures.every(({ picture }) => picture.src.endsWith('.svg'))).toBe(true)
    const facts = pictures.map(({ facts }) => facts.replaceAll('\u00a0', ' '))
    expect(facts[0]).toBe('512 × 512 px · 1 kB')
    expect(facts[1]).toMatch(/^1600 × 900 px · \d+ kB$/)
  })

  test('leads to the feed, and is linked from the news page and the footer', () => {
    expect(pressView(aTree()).links.map(({ href }) => href)).toContain('/gl/news.xml')
    expect(pressLink(aTree())?.href).toBe('/gl/press')
    expect(footerLinks()).toContain('/gl/press')
  })
})

describe('A company that says nothing to the press or of work', () => {
  test('has neither page, and nothing links to one', () => {
    expect(pressLink(silent)).toBeUndefined()
    expect(companyView(silent).careers).toBeUndefined()
    expect(footerLinks(silent).filter(href => /press|careers/.test(href))).toEqual([])
  })

  test('has a visible link to its feed of news all the same', () => {
    expect(newsView(silent).feed).toMatchObject({
      href: '/gl/news.xml',
      words: { text: 'All news as a feed' }
    })
  })
})

describe('A country', () => {
  const br = { ...treeIds.br }

  test('has the pages that the texts of the global site fill', () => {
    const tree = aTree({ content: { tree: br }, globalBundles: { eng: demoEnglish() as Bundle } })
    expect(pressLink(tree)?.href).toBe('/br/press')
  })

  test('fills a page of its own that the global site does not have', () => {
    const bundle: Bundle = { careers: { hero: { lead: 'Vagas em Paulínia.' } } }
    const tree = aTree({ content: { tree: br, bundle }, globalBundles: { eng: {} } })
    expect(companyView(tree).careers?.link.href).toBe('/br/careers')
    expect(pressLink(tree)).toBeUndefined()
  })
})
