import { describe, expect, test } from 'vitest'
import { productView } from '#views/product/product.ts'
import { cropView } from '#views/subject/crop.ts'
import { problemView } from '#views/subject/problem.ts'
import { aProduct, aTree, treeIds } from '../../../helpers/a-tree.ts'
import { crops, dose, namesOf, products, rust, tree } from './a-tree-of-subjects.ts'

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
            link: { href: '/gl/product-list?q=FRAC+11+%2B+3' }
          },
          { link: { href: label.url } }
        ]
      }
    ])
  })

  test('a card states the registration of each product that has one, for paper', () => {
    const registered = products.map(product => ({ ...product, registration_number: '0412-F' }))
    const rowsOf = (own: typeof products) =>
      problemView(aTree({ content: { crops }, products: own }), 'rust').cards[0]?.doses.groups[0]
        ?.rows
    expect(rowsOf(registered)?.[0]?.registration?.text).toBe('Reg. no. 0412-F')
    expect(rowsOf(products)?.[0]?.registration).toBeUndefined()
  })

  test('all cards have the same columns, so that doses line up from crop to crop', () => {
    const use = { problematic: 'rust', dose_min: 1, dose_max: 2, dose_unit: 'L/ha' }
    const uses = [{ crop: '3001' }, { crop: '3002' }, { crop: '3003', phi_days: 7 }]
    const product = aProduct({
      crops: uses.map(({ crop }) => crop),
      problematics: [{ id: 'rust', description: 'Rust' }],
      recommendations: uses.map(own => ({ ...use, ...own }))
    })
    const { cards } = problemView(aTree({ products: [product] }), 'rust')
    const titles = cards.map(({ doses }) => doses.columns.map(({ title }) => title.text))
    expect(titles).toEqual(Array(3).fill(['Dose', 'Days to harvest']))
    const said = cards.map(({ doses }) => doses.groups[0]?.rows[0]?.cells[1])
    expect(said.map(cell => cell?.figure ?? cell?.words?.text)).toEqual([
      'not stated',
      'not stated',
      '7'
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

  test('names a time to act only where no listed dose has its own time', () => {
    const stagesOf = (timing?: string) => {
      const recommendations = [{ crop: '3001', problematic: 'rust', ...dose, timing }]
      const product = aProduct({ crops: ['3001'], problematics: [rust], recommendations })
      return problemView(aTree({ products: [product] }), 'rust').portrait?.stages
    }
    expect(stagesOf()?.act?.text).toBe('Time to act')
    expect(stagesOf('Before sowing')?.act).toBeUndefined()
    expect(stagesOf('Before sowing')?.text.text).toMatch(/own timing/)
  })

  test('names the fingers of a grass that has them', () => {
    const weed = { id: 'w', description: 'Goosegrass', scientific_name: 'Eleusine indica' }
    const product = aProduct({ problematics: [{ ...weed, kind: 'weed' }] })
    const { portrait } = problemView(aTree({ products: [product] }), 'w')
    expect(portrait?.marks[1]?.title.text).toBe('Fingers from one point')
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
