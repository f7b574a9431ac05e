import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { productDetail, type ProductDetailRecord } from '#contract/product.ts'
import { openCatalogueSchema } from '#views/machines/open-data-schema.ts'
import { openCatalogue, openDataLinks, openDataText } from '#views/machines/open-data.ts'
import { aContent, aProduct, aTree, treeIds } from '../../../helpers/a-tree.ts'
import { readCsv } from '../../../helpers/read-csv.ts'

const site = new URL('https://terravane.example')

const full: ProductDetailRecord = productDetail.parse({
  id: '4101',
  brandname: 'Ostria 325 SC',
  family_id: '2002',
  description: 'Stops blight.',
  keywords: 'blight',
  lang: 'eng',
  composition: 'Azoxystrobin 200 g/L + difenoconazole 125 g/L',
  image_hero: '/files/ostria.png',
  type_of_formulation: [{ id: 'SC', description: 'Suspension concentrate' }],
  crops: ['tomato', 'rice'],
  active_ingredients: ['azoxystrobin'],
  problematics: [
    { id: 'blight', description: 'Requeima', scientific_name: 'Phytophthora', kind: 'disease' }
  ],
  concentration: '325 g/L',
  documents: [
    { kind: 'label', title: 'Rótulo', url: '/files/label.pdf', lang: 'por', size_bytes: 9 }
  ],
  toxicological_class: { id: '4', description: 'Classe IV', colour: '#00f' },
  calibre: ['Foliar'],
  benefits: ['quick'],
  registration_number: 'BR 1',
  mode_of_action: 'Stops respiration',
  resistance_groups: [{ scheme: 'FRAC', code: 11 }],
  recommendations: [
    {
      crop: 'tomato',
      problematic: 'blight',
      dose_min: 0.4,
      dose_max: 0.6,
      dose_unit: 'L/ha',
      water_l_ha: '300–500',
      timing: 'At first sight',
      interval_days: 7,
      phi_days: 3,
      max_applications: 4
    }
  ],
  packs: ['1 L', '5 L'],
  content: '<p>Shake well.</p>'
})

const tree = aTree({
  content: aContent({
    tree: treeIds.br,
    families: [{ id: '2002', description: 'Fungicidas' }],
    crops: [{ id: 'tomato', description: 'Tomate', scientific_name: 'Solanum lycopersicum' }],
    activeIngredients: [{ id: 'azoxystrobin', description: 'Azoxistrobina' }]
  }),
  products: [full, aProduct({ id: '4102', brandname: 'Vega' })]
})

describe('the open catalogue', () => {
  const catalogue = openCatalogue(tree, site)

  test('has every fact of a product as content states it', () => {
    expect(catalogue.products[0]).toEqual({
      id: '4101',
      name: 'Ostria 325 SC',
      page: 'https://terravane.example/br/product/4101',
      family: '2002',
      description: 'Stops blight.',
      descriptionLanguage: 'en',
      keywords: 'blight',
      image: 'https://terravane.example/files/ostria.png',
      activeIngredients: ['azoxystrobin'],
      composition: 'Azoxystrobin 200 g/L + difenoconazole 125 g/L',
      concentration: '325 g/L',
      formulations: [{ id: 'SC', name: 'Suspension concentrate' }],
      registrationNumber: 'BR 1',
      toxicologicalClass: { id: '4', name: 'Classe IV' },
      modeOfAction: 'Stops respiration',
      resistanceGroups: [{ scheme: 'FRAC', code: '11' }],
      crops: ['tomato', 'rice'],
      problems: ['blight'],
      doses: [
        {
          crop: 'tomato',
          problem: 'blight',
          min: 0.4,
          max: 0.6,
          unit: 'L/ha',
          water: '300–500',
          timing: 'At first sight',
          intervalDays: 7,
          daysToHarvest: 3,
          maxApplications: 4
        }
      ],
      packs: ['1 L', '5 L'],
      calibre: ['Foliar'],
      benefits: ['quick'],
      elsewhere: [],
      documents: [
        {
          kind: 'label',
          title: 'Rótulo',
          url: 'https://terravane.example/files/label.pdf',
          language: 'por',
          bytes: 9
        }
      ],
      content: '<p>Shake well.</p>'
    })
  })

  test('names each family, ingredient, crop and problem once, an unknown one by its id', () => {
    expect(catalogue.crops).toEqual([
      {
        id: 'tomato',
        name: 'Tomate',
        scientificName: 'Solanum lycopersicum',
        page: 'https://terravane.example/br/crop/tomato'
      },
      { id: 'rice', name: 'rice', page: 'https://terravane.example/br/crop/rice' }
    ])
    expect(catalogue.problems).toEqual([
      {
        id: 'blight',
        name: 'Requeima',
        scientificName: 'Phytophthora',
        kind: 'disease',
        page: 'https://terravane.example/br/problem/blight'
      }
    ])
    expect(catalogue.families.map(({ id }) => id)).toEqual(['2002', '2001'])
    expect(catalogue.activeIngredients).toEqual([{ id: 'azoxystrobin', name: 'Azoxistrobina' }])
  })

  test('names its country, language, date and licence', () => {
    expect(catalogue).toMatchObject({
      country: { iso: 'br', name: 'Brasil' },
      language: 'pt',
      asOf: '2026-11-02',
      licence: { name: 'CC BY 4.0' },
      page: 'https://terravane.example/br/product-list'
    })
    expect(catalogue.notice).toMatch(/label.*Invented products/s)
  })

  test('keeps to its published schema, for a product with every fact and for one with a name only', () => {
    const written: unknown = JSON.parse(openDataText(tree, site, 'json'))
    const published = z.fromJSONSchema(openCatalogueSchema('https://terravane.example/schema.json'))
    expect(published.parse(written)).toEqual(written)
  })
})

describe('the table', () => {
  const [names = [], ...rows] = readCsv(openDataText(tree, site, 'csv'))
  const cell = (row: string[] | undefined, name: string) => row?.[names.indexOf(name)]

  test('has a row for each registered use, and one for a product without', () => {
    expect(rows.map(row => [cell(row, 'product'), cell(row, 'use_crop')])).toEqual([
      ['Ostria 325 SC', 'Tomate'],
      ['Vega', '']
    ])
  })

  test('states dose and product in the words of the page', () => {
    const [row] = rows
    expect(cell(row, 'dose_min')).toBe('0.4')
    expect(cell(row, 'dose_unit')).toBe('L/ha')
    expect(cell(row, 'use_problem_scientific_name')).toBe('Phytophthora')
    expect(cell(row, 'crops')).toBe('Tomate; rice')
    expect(cell(row, 'packs')).toBe('1 L; 5 L')
    expect(cell(row, 'resistance_groups')).toBe('FRAC 11')
    expect(cell(row, 'documents')).toBe('https://terravane.example/files/label.pdf')
  })
})

test('the schema says what each field means', () => {
  type Schema = { description?: string; properties?: Record<string, Schema>; items?: Schema }
  const unexplained = (schema: Schema, path: string): string[] => [
    ...(schema.items ? unexplained(schema.items, `${path}[]`) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
      ...(field.description ? [] : [`${path}.${name}`]),
      ...unexplained(field, `${path}.${name}`)
    ])
  ]
  const schema = openCatalogueSchema('https://terravane.example/schema.json') as Schema
  expect(unexplained(schema, '')).toEqual([])
})

test('a page links both files with type and size', () => {
  const links = openDataLinks(tree, site)
  expect(links.map(({ href, type }) => [href, type])).toEqual([
    ['/br/catalogue.json', 'JSON'],
    ['/br/catalogue.csv', 'CSV']
  ])
  for (const { size } of links) expect(size).toMatch(/^\d+\u00a0kB$/)
})
