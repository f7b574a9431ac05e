import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ASSETS_DIR } from '#assets/folder.ts'
import { readSettings } from '#config/settings.ts'
import { b2bListView } from '#views/portfolio/b2b.ts'
import { b2bContactView } from '#views/portfolio/b2b-contact.ts'
import { aTree, treeIds } from '../../../helpers/a-tree.ts'

describe('B2B list', () => {
  test('names the country in the language of the tree', () => {
    const chinese = aTree({ content: { tree: treeIds.chinese } })
    expect(b2bListView(aTree(), '392').headline.text).toBe('Products for Japan')
    expect(b2bListView(chinese, '392').headline.text).toMatch(/日本/)
  })

  test('has a headline of its own for a country that the list does not know', () => {
    expect(b2bListView(aTree(), '999').headline.text).toBe('Products for your country')
  })

  test('shows the rows of its own country only', () => {
    const b2bProducts = {
      392: [{ id: '1', product_name: 'Glyphosate 480 SL' }],
      250: [{ id: '2', product_name: 'Atrazine 500 SC' }]
    }
    const [category] = b2bListView(aTree({ b2bProducts }), '392').categories
    expect(category?.chunks[0]?.rows).toMatchObject([{ name: 'Glyphosate 480 SL' }])
    expect(b2bListView(aTree({ b2bProducts }), '76').categories).toEqual([])
  })
})

describe('rows of the B2B list', () => {
  test('are grouped by category, in the colour of the family with that name', () => {
    const b2bProducts = {
      392: [
        { id: '1', product_name: 'Glyphosate 480 SL', category: 'Herbicides' },
        { id: '2', product_name: 'Boscalid 500 WG', category: 'Fungicides' },
        { id: '3', product_name: 'Dicamba 480 SL', category: 'Herbicides' }
      ]
    }
    const { categories } = b2bListView(aTree({ b2bProducts }), '392')
    expect(categories.map(({ id, name, count }) => [id, name, count])).toEqual([
      ['2001', 'Herbicides', 2],
      [undefined, 'Fungicides', 1]
    ])
  })
})

test('a row of the B2B list is found by its English ingredient where it shows another, and by its class', () => {
  const b2bProducts = {
    392: [
      { id: '1', product_name: '草甘膦 480 SL', active_ingredient: '草甘膦' },
      { id: '2', product_name: 'MCPA 400 SL', active_ingredient: 'MCPA' },
      { id: '3', product_name: 'Boscalid 500 WG', active_ingredient: 'Boscalid' }
    ]
  }
  const inEnglish: Record<string, string> = { '392/1': 'Glyphosate', '392/2': 'MCPA' }
  const englishName = (kind: string, id: string) => (kind === 'b2bRow' ? inEnglish[id] : undefined)
  const { products } = b2bListView(aTree({ b2bProducts, englishName }), '392')
  expect(products.map(({ english, also }) => english ?? also)).toEqual([
    'Glyphosate',
    undefined,
    'SDHI carboxamide'
  ])
})

describe('the file of the B2B list', () => {
  test('holds every row, with the headers of the table in the language of the tree', () => {
    const b2bProducts = {
      392: [
        { id: '1', product_name: '2,4-D 720 SL', active_ingredient: '2,4-D', reg_no: 'JP-1' },
        { id: '2', product_name: '=Boscalid', category: 'Fungicides' }
      ]
    }
    const { file } = b2bListView(aTree({ b2bProducts }), '392')
    expect(file.name).toBe('products-jp.csv')
    expect(readFileSync(file.href.replace('/_assets', ASSETS_DIR), 'utf8')).toBe(
      [
        '\uFEFF"Active ingredient","Product name","Category","Reg. no.","Concentration","Unit","Type of formulation"',
        '"2,4-D","2,4-D 720 SL","","JP-1","720","","SL"',
        '"","\'=Boscalid","Fungicides","","","",""',
        ''
      ].join('\r\n')
    )
  })
})

describe('B2B contact', () => {
  test('sends to the country of the path', () => {
    const deployment = readSettings({ PUBLIC_BFF_URL: 'https://bff.example' })
    expect(b2bContactView(aTree({ deployment }), '392').action).toBe(
      'https://bff.example/contact/392'
    )
  })

  test('has no form where no public BFF is known', () => {
    expect(b2bContactView(aTree(), '392').action).toBeUndefined()
  })

  test('says how else than by the form to reach someone', () => {
    const office = { email: 'office@firm.example', phone: '+65 3158 2100' }
    const tree = aTree({ content: { bundle: { contact: { office } } } })
    expect(b2bContactView(tree, '392').office).toMatchObject({
      email: { href: 'mailto:office@firm.example' },
      phone: { href: 'tel:+6531582100' }
    })
  })

  test('links to the product table of a country that has one', () => {
    expect(b2bContactView(aTree(), '392').list?.href).toBe('/gl/product-b2b-list/392')
    expect(b2bContactView(aTree(), '250').list).toBeUndefined()
  })
})
