import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createMessages, leafKeys } from '#tree/messages.ts'
import { english } from '#texts/english.ts'
import { anIndex, aTree, treeIds } from '../../helpers/a-tree.ts'

const inEnglish = (bundle: object) => ({ locale: 'en', bundle })
const quillstone = inEnglish({ brand: { name: 'Quillstone $& Agro' } })

describe('The brand', () => {
  const messages = createMessages('en', [inEnglish({}), quillstone])

  test('is in every text that names it, with the name that the global record gives', () => {
    expect(messages.t('countrySelector.types.internalWebsite')).toBe('Quillstone $& Agro site')
    expect(messages.pattern('forms.modalTextGlobal').forms).toContain('Quillstone $& Agro')
    expect(messages.list('terms.sections').items[3]?.text).toContain('Quillstone $& Agro')
  })

  test('leaves no placeholder in any text', () => {
    const texts = leafKeys(english).map(key => JSON.stringify(messages.pattern(key as never)))
    expect(texts.filter(text => text.includes('{brand}'))).toEqual([])
  })

  test('is not marked as a text of another language', () => {
    const portuguese = createMessages('pt-BR', [quillstone])
    expect(portuguese.words('brand.name')).toEqual({ text: 'Quillstone $& Agro' })
    expect(portuguese.borrowedKeys()).not.toContain('brand.name')
  })

  test('without a name is the site’s host name', () => {
    const nameless = createMessages('en', [inEnglish({ brand: { name: ' ' } })], 'crops.example')
    expect(nameless.t('brand.titleSuffix')).toBe('crops.example')
    expect(nameless.missingKeys()).toContain('brand.name')
  })

  test('of the demo is in no file of the site’s own code and texts', () => {
    const files = globSync('{src,public}/**/*.{ts,tsx,astro,css,json,svg,txt}')
    const named = files.filter(file => /terravane|泰瑞维/i.test(readFileSync(file, 'utf8')))
    expect(files.length).toBeGreaterThan(500)
    expect(named).toEqual([])
  })
})

describe('What only a company can say', () => {
  const { known, list, missingKeys } = createMessages('en', [])

  test('is not there where no bundle says it', () => {
    expect(known('contact.office.phone')).toBeUndefined()
    expect(list('home.facts.items').items).toEqual([])
  })

  test('is named among the missing texts', () => {
    expect(missingKeys()).toContain('contact.office.email')
    expect(missingKeys()).toContain('home.certifications.items')
    expect(missingKeys()).not.toContain('nav.news')
    expect(known('demoNotice.product')).toBeUndefined()
    expect(missingKeys()).not.toContain('demoNotice.product')
  })
})

describe('A global site in Korean', () => {
  const countries = anIndex().countries.map(country =>
    country.iso === 'gl' ? { ...country, lang: 'kor' } : country
  )
  const globalBundles = {
    kor: { locale: 'ko-KR', brand: { name: '한솔그린' }, nav: { products: '제품' } },
    por: { nav: { company: 'Empresa' } }
  }

  test('gives its texts to the countries, those in their own language first', () => {
    const { t, words } = aTree({
      content: { tree: treeIds.br, bundle: {} },
      index: { countries },
      globalBundles
    })
    expect(t('brand.name')).toBe('한솔그린')
    expect(words('nav.products')).toEqual({ text: '제품', lang: 'ko-KR' })
    expect(words('nav.company')).toEqual({ text: 'Empresa', lang: undefined })
  })
})
