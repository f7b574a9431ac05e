import { describe, expect, test } from 'vitest'
import type { ProductDetailRecord } from '#contract/product.ts'
import { productCard } from '#views/product/card.ts'
import { productView } from '#views/product/product.ts'
import { aProduct, aTree, treeIds } from '../../../helpers/a-tree.ts'

function viewOf(product: Partial<ProductDetailRecord>) {
  return productView(aTree({ products: [aProduct(product)] }), '4101')
}

/** The values of a fact by its English name. */
function factOf(product: Partial<ProductDetailRecord>, name: string): string[] | undefined {
  const fact = viewOf(product).facts.find(({ term }) => term.text === name)
  return fact?.values.map(({ text }) => text)
}

describe('product page', () => {
  test('takes its title, description and keywords from the product', () => {
    const { head } = viewOf({
      brandname: 'Ostria 325 SC',
      description: 'Stops blight.',
      keywords: 'blight'
    })
    expect(head).toMatchObject({
      title: 'Ostria 325 SC | Terravane',
      description: 'Stops blight.',
      keywords: 'blight'
    })
  })

  test('is described by its composition when it has no description', () => {
    expect(viewOf({}).head).toMatchObject({
      description: 'Marinada: Herbicides',
      keywords: ''
    })
  })

  test('says what to ask for where nothing is stated of the product', () => {
    expect(viewOf({ description: 'Stops blight.' }).unstated?.text).toContain('Ask for the label')
  })

  test.each([
    ['a fact', { registration_number: 'L 1' }],
    ['a crop', { crops: ['maize'] }]
  ])('says nothing about missing facts where it has %s', (_, product) => {
    expect(viewOf(product).unstated).toBeUndefined()
  })

  test('shows the hero image, else the first image, else none', () => {
    const images = [{ src: '/first.jpg' }, { src: '/second.jpg' }]
    expect(viewOf({ image_hero: '/hero.jpg', images }).image).toBe('/hero.jpg')
    expect(viewOf({ images }).image).toBe('/first.jpg')
    expect(viewOf({}).image).toBeUndefined()
  })

  test("takes the family's name and icon from the list of families, else from the product", () => {
    const own = { family_name: 'Weed killers', family_icon: '/own.svg' }
    const families = [{ id: '2001', description: 'Herbicides', icon_src: '/list.svg' }]
    const known = aTree({ content: { families }, products: [aProduct(own)] })
    expect(productView(known, '4101').family).toMatchObject({
      name: 'Herbicides',
      icon: '/list.svg'
    })
    expect(viewOf({ ...own, family_id: '2042' }).family).toMatchObject({
      name: 'Weed killers',
      icon: '/own.svg'
    })
  })

  test('writes several formulations as code and name, joined by a plus', () => {
    const type_of_formulation = [
      { id: 'OD', description: 'Oil dispersion' },
      { id: 'SC', description: 'Suspension concentrate' }
    ]
    expect(factOf({ type_of_formulation }, 'Type of formulation')).toEqual([
      'OD: Oil dispersion +\u00a0SC: Suspension concentrate'
    ])
  })

  test.each([
    [['11'], '/gl/product-list?group=frac-11'],
    [['11', '3'], '/gl/product-list?q=FRAC+11+%2B+3']
  ])('leads from its card to products with all of its groups: %s', (codes, href) => {
    const resistance_groups = codes.map(code => ({ scheme: 'FRAC' as const, code }))
    const tree = aTree({ products: [aProduct({ resistance_groups })] })
    const [listed] = tree.catalogue().products.map(own => productCard(tree, own))
    expect(listed?.resistance?.href).toBe(href)
  })

  test('says resistance groups in words, each with the list of its own products', () => {
    const resistance_groups: ProductDetailRecord['resistance_groups'] = [
      { scheme: 'FRAC', code: '11' },
      { scheme: 'FRAC', code: '3' }
    ]
    expect(viewOf({ resistance_groups }).resistance?.groups).toEqual([
      {
        title: { text: 'FRAC group', lang: undefined },
        codes: [
          { id: 'frac-11', name: 'FRAC 11', code: '11', href: '/gl/product-list?group=frac-11' },
          { id: 'frac-3', name: 'FRAC 3', code: '3', href: '/gl/product-list?group=frac-3' }
        ]
      }
    ])
  })

  test('leads from the toxicological class to the products of the class, on its page and on its card', () => {
    const product = aProduct({ toxicological_class: { id: 'who-iii', description: 'III' } })
    const tree = aTree({ products: [product] })
    const href = '/gl/product-list?class=who-iii'
    const facts = productView(tree, '4101').facts
    expect(facts.find(({ term }) => term.text === 'Toxicological class')).toMatchObject({ href })
    const [listed] = tree.catalogue().products.map(own => productCard(tree, own))
    expect(listed?.toxicologicalClass).toEqual({ words: { text: 'III' }, href })
  })

  test('has no fact that the product does not state', () => {
    const view = viewOf({})
    expect(view.facts).toEqual([])
    expect(view.doses).toBeUndefined()
    expect(view.documents).toEqual([])
    expect(view.resistance).toBeUndefined()
    expect(view.label).toBeUndefined()
    expect(view.content).toBeUndefined()
  })

  test('names the label and says that it is a PDF', () => {
    const documents = (url: string): ProductDetailRecord['documents'] => [{ kind: 'label', url }]
    expect(viewOf({ documents: documents('/label.pdf') }).label?.words.text).toBe('Label, PDF')
    expect(viewOf({ documents: documents('/label') }).label?.words.text).toBe('Label')
  })

  test('names crops and problems beside the table of doses only where the table lacks one of them', () => {
    const use = { crop: 'maize', problematic: 'rust', dose_min: 1, dose_max: 2, dose_unit: 'L/ha' }
    const termsOf = (crops: string[]) =>
      viewOf({
        crops,
        problematics: [{ id: 'rust', description: 'Rust' }],
        recommendations: [use]
      }).uses.map(({ term }) => term.text)
    expect(termsOf(['maize'])).toEqual([])
    expect(termsOf(['maize', 'rice'])).toEqual(['Crops'])
  })

  test('leads to the contact page with its own id', () => {
    expect(viewOf({}).contact.href).toBe('/gl/contact-us?product=4101')
  })
})

describe('documents of a product', () => {
  const documents: ProductDetailRecord['documents'] = [
    { title: 'Bula', kind: 'label', url: '/files/label.pdf', lang: 'por', size_bytes: 1_250_000 }
  ]

  test('name kind, language, type and size in the language of the page', () => {
    const tree = aTree({ content: { tree: treeIds.br }, products: [aProduct({ documents })] })
    expect(productView(tree, '4101').documents[0]).toMatchObject({
      title: 'Bula',
      language: 'Português',
      type: 'PDF',
      size: '1,3\u00a0MB'
    })
  })

  test('come in the language of the page first, the label in the hero too', () => {
    const label = (lang: string) => ({ kind: 'label' as const, url: `/label-${lang}.pdf`, lang })
    const documents = [label('eng'), label('spa'), label('por')]
    const tree = aTree({ content: { tree: treeIds.br }, products: [aProduct({ documents })] })
    const view = productView(tree, '4101')
    expect(view.documents.map(({ href }) => href)).toEqual([
      '/label-por.pdf',
      '/label-eng.pdf',
      '/label-spa.pdf'
    ])
    expect(view.label?.href).toBe('/label-por.pdf')
  })

  test('of another language are doubles only where the same kind is there in that of the page', () => {
    const documents = [
      { kind: 'label' as const, url: '/label-eng.pdf', lang: 'eng' },
      { kind: 'leaflet' as const, url: '/leaflet-eng.pdf', lang: 'eng' },
      { kind: 'label' as const, url: '/label-por.pdf', lang: 'por' }
    ]
    const tree = aTree({ content: { tree: treeIds.br }, products: [aProduct({ documents })] })
    const doubles = productView(tree, '4101').documents.filter(({ isDouble }) => isDouble)
    expect(doubles.map(({ href }) => href)).toEqual(['/label-eng.pdf'])
    // In brackets after their number, not alone.
    expect(doubles.map(({ within }) => within)).toEqual(['inglês'])
  })

  test('do not repeat a title that only says the kind', () => {
    const [document] = viewOf({
      documents: [{ kind: 'label', title: 'Label', url: '/a.pdf' }]
    }).documents
    expect(document?.title).toBeUndefined()
  })

  test('show a language that is no code as it is', () => {
    const [document] = viewOf({
      documents: [{ kind: 'other', url: '/a', lang: 'English and French' }]
    }).documents
    expect(document).toMatchObject({ language: 'English and French', type: undefined })
  })
})
