import { basename, join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ASSETS_DIR } from '#assets/folder.ts'
import { demoEnglish } from '#scripts/demo-bff/data-source/data-source.ts'
import type { Bundle } from '#contract/bundle.ts'
import { careersView } from '#views/company/careers.ts'
import { companyView } from '#views/company/company.ts'
import { questions } from '#views/enquiry/questions.ts'
import { newsView } from '#views/news/news.ts'
import { pressLink, pressView } from '#views/news/press.ts'
import { footerView } from '#views/site/footer.ts'
import { aTree, treeIds } from '../../../helpers/a-tree.ts'
import { visualText } from '../../../helpers/visual-text.ts'

const silent = aTree({ globalBundles: { eng: {} } })
const footerLinks = (tree = aTree()) =>
  footerView(tree).columns.flatMap(({ links }) => links.map(({ href }) => href))

describe('The careers page', () => {
  test('names the open places, and the button and each place lead to the contact form, whose message begins with the place', () => {
    const { lead, places, apply } = careersView(aTree())
    expect(lead?.text).toMatch(/^Open positions/)
    expect(places.cards[0]?.title).toBe('Formulation chemist')
    expect(apply.href).toBe('/gl/contact-us?role=applicant')
    expect(places.cards[0]?.link.href).toBe(
      '/gl/contact-us?place=place-Formulation-chemist&role=applicant'
    )
    expect(questions(aTree())).toMatchObject({
      'place-Formulation-chemist': 'Formulation chemist\n'
    })
  })

  test('says where each place is, as a fact beside what it is', () => {
    const { cards } = careersView(aTree()).places
    expect(cards.map(({ fact }) => fact)).toEqual([
      'Nanjing R&D centre',
      'São Paulo or Accra',
      'Indonesia and Thailand, twelve places a year',
      'All nine factories, training included'
    ])
  })

  test('has each place at an address of its own, also where two have one title', () => {
    const { places } = careersView(aTree())
    expect(places.cards[0]?.own).toBe('place-Formulation-chemist')
    const items = ['ที่ปรึกษาภาคสนาม', 'Field adviser', 'Field  adviser', 'Field adviser']
    const bundle: Bundle = { careers: { places: { items: items.map(title => ({ title })) } } }
    const tree = aTree({ content: { bundle }, globalBundles: { eng: {} } })
    const ids = careersView(tree).places.cards.map(({ own }) => own)
    expect(new Set(ids).size).toBe(4)
    expect(ids.slice(0, 2)).toEqual(['place-ที่ปรึกษาภาคสนาม', 'place-Field-adviser'])
    expect(ids.join('')).not.toMatch(/\s/)
  })

  test('has each place at the same address in each language of the global site', () => {
    const inChinese = (...titles: string[]) =>
      aTree({
        content: {
          tree: treeIds.chinese,
          bundle: { careers: { places: { items: titles.map(title => ({ title })) } } }
        },
        globalBundles: {
          eng: { careers: { places: { items: [{ title: 'Chemist' }, { title: 'Adviser' }] } } }
        }
      })
    const idsOf = (tree: ReturnType<typeof aTree>) =>
      careersView(tree).places.cards.map(({ own }) => own)
    expect(idsOf(inChinese('化学师', '顾问'))).toEqual(['place-Chemist', 'place-Adviser'])
    // A list of another length is no translation.
    expect(idsOf(inChinese('化学师'))).toEqual(['place-化学师'])
  })

  test('is linked from the company page and the footer', () => {
    expect(companyView(aTree()).careers?.button.href).toBe('/gl/careers')
    expect(footerLinks()).toContain('/gl/careers')
  })
})

describe('The page for the press', () => {
  test('names a person with e-mail and phone', async () => {
    const { contact } = await pressView(aTree())
    expect(contact?.name?.text).toBe('Lin Ruohe')
    expect(contact?.role?.text).toBe('Press officer')
    expect(contact?.email?.href).toBe('mailto:press@terravane.example')
    expect(contact?.phone?.href).toBe('tel:+00000000019')
  })

  test('has no contact, text and dates where the content has none', async () => {
    const texts: Bundle = { press: { hero: { lead: 'We print our own news.' } } }
    const tree = aTree({ content: { bundle: texts }, globalBundles: { eng: {} } })
    expect(pressLink(tree)?.href).toBe('/gl/press')
    const { contact, about, dates } = await pressView(tree)
    expect([contact, about, dates.dates]).toEqual([undefined, undefined, []])
  })

  test('has the text of the company about itself, and the years of its history', async () => {
    const left = { type: 'card' as const, title: '2000', description: 'Founded.' }
    const era = { sectionId: 'first', title: 'Beginnings', events: [{ order: 1, items: { left } }] }
    const timeline = { content: [era] }
    const { about, dates } = await pressView(aTree({ content: { timeline } }))
    expect(about?.lead.text).toMatch(/^Terravane develops the formula/)
    expect(about?.paragraphs.items[0]).toContain('7,000+ registrations')
    expect(dates.dates).toEqual([{ year: '2000', shown: '2000', text: 'Founded.', list: [] }])
  })

  test('offers the logo with the name of the brand, where the name can be drawn', async () => {
    const { pictures } = await pressView(aTree())
    expect(pictures[0].title.text).toBe('The logo')
    const { width, height } = pictures[0].picture
    expect(width / height).toBeGreaterThan(2)
    const bundle: Bundle = { brand: { name: '테라' } }
    const { pictures: others } = await pressView(aTree({ content: { bundle } }))
    expect(others.map(({ title }) => title.text)).not.toContain('The logo')
  })

  test('offers drawings to download, with the size of each file', async () => {
    const { pictures } = await pressView(aTree())
    expect(pictures.every(({ picture }) => picture.src.endsWith('.svg'))).toBe(true)
    const linesOf = (at: number) =>
      pictures[at]?.files.map(({ text, size }) => `${text} ${size.replaceAll('\u00a0', ' ')}`)
    expect(linesOf(1)).toEqual([
      'Download SVG 512 × 512 px · 1 kB',
      expect.stringMatching(/^Download PNG 3000 × 3000 px · \d+ kB$/)
    ])
    expect(linesOf(2)).toEqual([
      expect.stringMatching(/^Download SVG 1600 × 900 px · \d+ kB$/),
      expect.stringMatching(/^Download PNG 3000 × 1688 px · [\d.]+ [kM]B$/)
    ])
  })

  test('states the pixels that each bitmap has', async () => {
    const { pictures } = await pressView(aTree())
    const bitmaps = pictures.flatMap(({ files }) => files.slice(1))
    expect(bitmaps).toHaveLength(4)
    expect(bitmaps[0]?.saved).toBe('Terravane logo.png')
    for (const { href, size } of bitmaps) {
      const { width, height } = await sharp(join(ASSETS_DIR, basename(href))).metadata()
      expect(size).toContain(`${width}\u00a0×\u00a0${height}\u00a0px`)
    }
  })

  test('keeps the number of a size beside its unit in Arabic, after the Latin unit of the sides', async () => {
    const tree = aTree({
      content: { tree: { ...treeIds.gl, prefix: 'gl-prod-ara', lang: 'ara' } }
    })
    const { pictures } = await pressView(tree)
    const sizes = pictures[1].files.map(({ size }) => size)
    // From left to right: the unit, its number, the sides.
    expect(visualText(sizes[1] ?? '', 'rtl')).toMatch(/^\p{Script=Arabic}+ \d+ · 3000 × 3000 px$/u)
  })

  test('offers drawings for programs that read no SVG: as wide as a printed page needs', async () => {
    const { pictures } = await pressView(aTree())
    for (const { files } of pictures) {
      const { href = '' } = files.find(({ href }) => href.endsWith('.png')) ?? {}
      const { format, width } = await sharp(join(ASSETS_DIR, basename(href))).metadata()
      expect([format, width]).toEqual(['png', 3000])
    }
  })

  test('leads to the feed, and is linked from the news page and the footer', async () => {
    const { links } = await pressView(aTree())
    expect(links.map(({ href }) => href)).toContain('/gl/news.xml')
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
    expect(companyView(tree).careers?.button.href).toBe('/br/careers')
    expect(pressLink(tree)).toBeUndefined()
  })
})
