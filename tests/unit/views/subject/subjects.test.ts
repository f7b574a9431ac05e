import { describe, expect, test } from 'vitest'
import type { ProductDetailRecord } from '#contract/product.ts'
import { productView } from '#views/product/product.ts'
import { cropView } from '#views/subject/crop.ts'
import { problemView } from '#views/subject/problem.ts'
import { subjectIndex } from '#views/subject/subject-index.ts'
import { aProduct, aTree, treeIds } from '../../../helpers/a-tree.ts'

const rust = {
  id: 'rust',
  description: 'Rust',
  scientific_name: 'Puccinia',
  kind: 'disease'
} as const
const dwarf = { id: 'dwarf', description: 'Shorter stems', kind: 'effect' } as const
const armyworm = {
  id: 'faw',
  description: 'Fall armyworm',
  scientific_name: 'Spodoptera frugiperda',
  kind: 'insect'
} as const

const dose = { dose_min: 1, dose_max: 2, dose_unit: 'L/ha' }

const products: ProductDetailRecord[] = [
  aProduct({
    id: '1',
    brandname: 'Both',
    crops: ['3001', '3002'],
    problematics: [rust, armyworm],
    resistance_groups: [
      { scheme: 'FRAC', code: '11' },
      { scheme: 'FRAC', code: '3' }
    ],
    recommendations: [
      { crop: '3001', problematic: 'rust', ...dose },
      { crop: '3002', problematic: 'faw', ...dose }
    ]
  }),
  aProduct({ id: '2', brandname: 'Undosed', crops: ['3001'], problematics: [dwarf] })
]

const crops = [
  { id: '3001', description: 'Wheat', scientific_name: 'Triticum aestivum' },
  { id: '3002', description: 'Barley' }
]
const tree = aTree({ content: { crops }, products })
const namesOf = (cards: { product: { name: string } }[]) => cards.map(({ product }) => product.name)

describe('the page of a crop', () => {
  const view = cropView(tree, '3001')

  test('names the crop, in Latin too, and counts its products', () => {
    expect(view.name).toBe('Wheat')
    expect(view.scientificName).toBe('Triticum aestivum')
    expect(view.count.text).toBe('2 products')
    expect(view.head.title).toBe('Products for Wheat | Terravane')
  })

  test('has the doses in this crop only, by problem', () => {
    expect(view.doses?.groups.map(({ subject, rows }) => [subject.name, rows.length])).toEqual([
      ['Rust', 1]
    ])
  })

  test('has the resistance groups and the label of each product below its name', () => {
    const label = { kind: 'label', url: 'https://files.example/label.pdf' } as const
    const labelled = products.map(product => ({ ...product, documents: [label] }))
    const [rust] =
      cropView(aTree({ content: { crops }, products: labelled }), '3001').doses?.groups ?? []
    expect(rust?.rows[0]?.links).toMatchObject([
      {
        words: { text: 'FRAC 11 + 3' },
        link: { href: '/gl/product-list?group=frac-11&group=frac-3' }
      },
      { words: { text: 'Label, PDF' }, link: { href: label.url, rel: 'noopener' } }
    ])
  })

  test('keeps problems of one kind together under its name, in the order of the kinds', () => {
    const listed = [rust, dwarf, { ...rust, id: 'smut', description: 'Smut' }, armyworm]
    const recommendations = listed.map(({ id }) => ({ crop: '3001', problematic: id, ...dose }))
    const dosed = aProduct({ crops: ['3001'], problematics: listed, recommendations })
    const { doses } = cropView(aTree({ content: { crops }, products: [dosed] }), '3001')
    const names = doses?.groups.map(({ subject }) => subject.name)
    expect(names).toEqual(['Fall armyworm', 'Rust', 'Smut', 'Shorter stems'])
    const parts = doses?.groups.map(({ part }) => part?.text)
    expect(parts).toEqual(['Pests', 'Diseases', undefined, 'Growth'])
  })

  test('shows a product without a dose in this crop as well', () => {
    expect(namesOf(view.products)).toEqual(['Undosed'])
  })

  test('says where something is registered in a country, and not in the global site', () => {
    const brazil = aTree({ content: { crops, tree: treeIds.br }, products })
    expect(cropView(brazil, '3001').lead.text).toMatch(/registered for Wheat in Brasil/)
    expect(view.lead.text).not.toMatch(/registered for|Global/)
    expect(view.head.description).toBe(view.lead.text)
  })

  test('names the stages of a season that is drawn, and of no other', () => {
    const seasonOf = (description: string, scientific_name: string) => {
      const crop = { id: '3001', description, scientific_name }
      return cropView(aTree({ content: { crops: [crop] }, products }), '3001').season
    }
    const maize = seasonOf('Maize', 'Zea mays')
    expect(maize?.stages.map(({ text }) => text)).toHaveLength(7)
    expect(maize?.title).toBe('Maize from sowing to harvest')
    expect(seasonOf('Apple', 'Malus domestica')?.stages[0]?.text).toBe('Rest')
    expect(seasonOf('Unheard of', 'Unheardofia')).toBeUndefined()
    expect(seasonOf('Nameless', 'x'.repeat(5000))).toBeUndefined()
  })

  test('hangs uses under the stages that their labels state by code, and all others under every stage', () => {
    const maize = { id: '3001', description: 'Maize', scientific_name: 'Zea mays' }
    const at = (timing: string, problematic = 'rust') => ({
      crop: '3001',
      problematic,
      ...dose,
      timing
    })
    const uses = [
      at('Six leaves to tassel (BBCH 16–51)', 'faw'),
      at('At 4 leaves (BBCH 14), before rain'),
      at('At 8 leaves'),
      at('Twice (BBCH 61, 71)'),
      at('灌浆期（BBCH 71）')
    ]
    const dosed = aProduct({
      crops: ['3001'],
      problematics: [rust, armyworm],
      recommendations: uses
    })
    const { season } = cropView(aTree({ content: { crops: [maize] }, products: [dosed] }), '3001')
    const rows = season?.rows.map(({ problems, time, start, end, side }) =>
      [problems.map(({ name }) => name).join(), time, `${start}–${end}`, side].join(' ')
    )
    expect(rows).toEqual([
      'Rust BBCH 14 2–3 after',
      'Fall armyworm BBCH 16–51 2–4 after',
      'Rust BBCH 71 5–6 before',
      'Rust  0–7 above'
    ])
    expect(season?.rows.map(({ isAnyStage }) => isAnyStage)).toEqual([false, false, false, true])
  })

  test('hangs seed treatments without a code under sowing', () => {
    const maize = { id: '3001', description: 'Maize', scientific_name: 'Zea mays' }
    const use = { crop: '3001', problematic: 'rust', ...dose, timing: 'On clean seed' }
    const dressed = aProduct({
      family_id: '2004',
      crops: ['3001'],
      problematics: [rust],
      recommendations: [use]
    })
    const tree = aTree({ content: { crops: [maize] }, products: [dressed] })
    const rows = cropView(tree, '3001').season?.rows
    expect(rows).toMatchObject([{ start: 0, end: 1, isAnyStage: false, time: undefined }])
  })

  test('has one bar for each time and dose of a product, with the dose', () => {
    const maize = { id: '3001', description: 'Maize', scientific_name: 'Zea mays' }
    const use = { crop: '3001', ...dose, timing: 'At 4 leaves (BBCH 14)' }
    const uses = [rust, armyworm].map(({ id }) => ({ ...use, problematic: id }))
    const together = aProduct({
      crops: ['3001'],
      problematics: [rust, armyworm],
      recommendations: uses
    })
    const alone = aProduct({ ...together, id: '2', recommendations: uses.slice(0, 1) })
    const tree = aTree({ content: { crops: [maize] }, products: [together, alone] })
    const rows = cropView(tree, '3001').season?.rows
    expect(rows?.map(({ problems, bars }) => [problems.length, bars.length])).toEqual([
      [2, 1],
      [1, 1]
    ])
    expect(rows?.[0]?.bars[0]).toMatchObject({ dose: '1–\u20602\u00a0L/\u2060ha' })
  })

  test('does not exist for a crop without a product', () => {
    expect(() => cropView(tree, '3003')).toThrow('No crop with id "3003"')
  })
})

describe('the page of a problem', () => {
  test('has its products, and a card for each crop with a dose against it', () => {
    const view = problemView(tree, 'rust')
    expect(namesOf(view.products)).toEqual(['Both'])
    expect(view.cards.map(({ id, caption }) => [id, caption])).toEqual([
      ['crop-3001', 'Wheat: Rust']
    ])
  })

  test('a card has the dose, resistance groups and label of each product, and leads to the list of the groups', () => {
    const label = { kind: 'label', url: 'https://files.example/label.pdf' } as const
    const labelled = products.map(product => ({ ...product, documents: [label] }))
    const [card] = problemView(aTree({ content: { crops }, products: labelled }), 'rust').cards
    const heads = card?.doses.columns.map(({ title }) => title.text)
    expect(heads).toEqual(['Dose', 'Resistance group', 'Label'])
    expect(card?.doses.groups[0]?.rows).toMatchObject([
      {
        subject: { name: 'Both' },
        cells: [
          { figure: '1–2' },
          {
            words: { text: 'FRAC 11 + 3' },
            link: { href: '/gl/product-list?group=frac-11&group=frac-3' }
          },
          { link: { href: label.url } }
        ]
      }
    ])
  })

  test('a use leads to its card from the pages of its crop and its product', () => {
    const card = '/gl/problem/rust#crop-3001'
    expect(cropView(tree, '3001').doses?.groups[0]?.subject.href).toBe(card)
    expect(productView(tree, '1').doses?.groups[0]?.rows[0]?.subject.href).toBe(card)
  })

  test('of an effect, which is wanted, says nothing against it', () => {
    for (const site of [tree, aTree({ content: { crops, tree: treeIds.br }, products })]) {
      const { head, lead, productsTitle } = problemView(site, 'dwarf')
      const said = [head.title, head.description, lead.text, productsTitle.text]
      expect(said.join()).not.toMatch(/against/)
      expect(said.every(text => text.includes('Shorter stems'))).toBe(true)
    }
  })

  test('has a portrait with two marks and four stages, but for a wanted effect', () => {
    for (const id of ['faw', 'rust']) {
      const { portrait } = problemView(tree, id)
      expect(portrait?.picture.src).toMatch(/^\/_assets\/pest-/)
      expect(portrait?.marks).toHaveLength(2)
      expect(portrait?.stages.items).toHaveLength(4)
      expect(portrait?.alternative).toMatch(/^Drawing of/)
    }
    expect(problemView(tree, 'dwarf').portrait).toBeUndefined()
    expect(problemView(tree, 'dwarf').band?.src).toMatch(/^\/_assets\/rows-dwarf/)
  })

  test('says what a count of plants means where that is known', () => {
    const { lead, portrait } = problemView(tree, 'faw')
    expect(lead.text).not.toMatch(/Products against/)
    expect(portrait?.scouting?.items[2]?.title.text).toBe('4+')
    expect(problemView(tree, 'rust').portrait?.scouting).toBeUndefined()
  })

  test('leads to the lists of the resistance groups that products name, and of none for a wanted effect', () => {
    const listed = (id: string) =>
      problemView(tree, id).groups.map(({ name, href }) => [name, href])
    expect(listed('rust')).toEqual([
      ['FRAC 3', '/gl/product-list?group=frac-3'],
      ['FRAC 11', '/gl/product-list?group=frac-11']
    ])
    expect(listed('dwarf')).toEqual([])
  })
})

test('the index has every crop by name, and every problem by kind', () => {
  const { crops, problems } = subjectIndex(tree)
  expect(crops).toEqual([
    { href: '/gl/crop/3002', name: 'Barley', count: 1 },
    { href: '/gl/crop/3001', name: 'Wheat', count: 2 }
  ])
  expect(problems.map(({ term, links }) => [term.text, links.map(({ name }) => name)])).toEqual([
    ['Pests', ['Fall armyworm']],
    ['Diseases', ['Rust']],
    ['Growth', ['Shorter stems']]
  ])
})
