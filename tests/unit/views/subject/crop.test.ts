import { describe, expect, test } from 'vitest'
import { cropView } from '#views/subject/crop.ts'
import { anIndex, aProduct, aTree, treeIds } from '../../../helpers/a-tree.ts'
import {
  armyworm,
  crops,
  dose,
  dwarf,
  namesOf,
  products,
  rust,
  tree
} from './a-tree-of-subjects.ts'

describe('the page of a crop', () => {
  const view = cropView(tree, '3001')

  test('names the crop, in Latin too, and counts its products', () => {
    expect(view.name).toBe('Wheat')
    expect(view.scientificName).toBe('Triticum aestivum')
    expect(view.count.text).toBe('2 products')
    expect(view.head.title).toBe('Products for Wheat | Terravane')
    expect(view.head.step).toBe('Wheat')
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
        link: { href: '/gl/product-list?q=FRAC+11+%2B+3' }
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
    expect(parts).toEqual(['Pests', 'Diseases', undefined, 'Other uses'])
  })

  test('shows a product without a dose in this crop as well', () => {
    expect(namesOf(view.products)).toEqual(['Undosed'])
  })

  test('says where something is registered in a country, and not in the global site', () => {
    const brazil = aTree({ content: { crops, tree: treeIds.br }, products })
    expect(cropView(brazil, '3001').lead.text).toMatch(/^Wheat: what is registered in Brasil/)
    expect(view.lead.text).not.toMatch(/is registered in|Global/)
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

  test('shows uses under the stages that their labels state by code, and all others apart', () => {
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
      at('Four to eight leaves (BBCH 14–18)'),
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
    const rows = season?.dated.map(({ problems, time, start, end, side }) =>
      [problems.map(({ name }) => name).join(), time, `${start}–${end}`, side].join(' ')
    )
    expect(rows).toEqual([
      'Rust BBCH 14 2–3 after',
      'Rust BBCH 14–18 2–4 after',
      'Fall armyworm BBCH 16–51 2–4 after',
      'Rust BBCH 71 5–6 before'
    ])
    expect(season?.undated).toMatchObject([{ problems: [{ name: 'Rust' }], time: undefined }])
  })

  test('shows seed treatments without a code under sowing', () => {
    const maize = { id: '3001', description: 'Maize', scientific_name: 'Zea mays' }
    const use = { crop: '3001', problematic: 'rust', ...dose, timing: 'On clean seed' }
    const dressed = aProduct({
      family_id: '2004',
      crops: ['3001'],
      problematics: [rust],
      recommendations: [use]
    })
    const tree = aTree({ content: { crops: [maize] }, products: [dressed] })
    const rows = cropView(tree, '3001').season?.dated
    expect(rows).toMatchObject([{ start: 0, end: 1, time: undefined }])
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
    const rows = cropView(tree, '3001').season?.dated
    expect(rows?.map(({ problems, bars }) => [problems.length, bars.length])).toEqual([
      [2, 1],
      [1, 1]
    ])
    expect(rows?.[0]?.bars[0]).toMatchObject({ dose: '1–\u20602\u00a0L/\u2060ha' })
  })

  test('gives the dose of a bar in the growers’ own unit of land, before the registered one', () => {
    const maize = { id: '3001', description: 'Maize', scientific_name: 'Zea mays' }
    const use = { crop: '3001', problematic: 'rust', ...dose, timing: 'At 4 leaves (BBCH 14)' }
    const dosed = aProduct({ crops: ['3001'], problematics: [rust], recommendations: [use] })
    const thailand = { ...treeIds.gl, prefix: 'th', country: 'th', countryId: '764' }
    const countries = [
      { id: '764', iso: 'th', name: 'Thailand', type: 'internal_website', lang: 'eng' } as const
    ]
    const tree = aTree({
      content: { crops: [maize], tree: thailand },
      index: { countries: [...anIndex().countries, ...countries] },
      products: [dosed]
    })
    const { season } = cropView(tree, '3001')
    // By hand: 1 rai is 0.16 ha.
    expect(season?.dated[0]?.bars[0]?.dose).toMatch(
      /^160–\u2060320\u00a0mL\/\u2060rai \(1–\u20602\u00a0L\/\u2060ha\)$/
    )
  })

  test('does not exist for a crop without a product', () => {
    expect(() => cropView(tree, '3003')).toThrow('No crop with id "3003"')
  })
})
