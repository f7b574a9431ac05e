import { describe, expect, test } from 'vitest'
import { productGlobalListView } from '#views/portfolio/portfolio.ts'
import { solutionsView } from '#views/solutions/solutions.ts'
import { aTree, treeIds } from '../../../helpers/a-tree.ts'

const tree = aTree({
  globalProducts: [
    { id: '1', product_name: 'Unsorted' },
    { id: '2', product_name: 'Atrazine 500 SC', category: 'Herbicides' },
    { id: '3', product_name: 'Boscalid 500 WG', category: 'Fungicides' },
    { id: '4', product_name: 'Dicamba 480 SL', category: 'Herbicides' }
  ]
})

describe('global portfolio', () => {
  test('files products by letter, figures first', () => {
    const names = ['Metribuzin 480 SC', 'Éclair 80 WG', '2,4-D 720 SL', 'Emamectin 5 SG']
    const globalProducts = names.map((product_name, id) => ({ id: String(id), product_name }))
    const { letters } = productGlobalListView(aTree({ globalProducts }))
    expect(
      letters.map(({ letter, chunks }) => [
        letter,
        ...chunks.flatMap(({ rows }) => rows.map(({ name }) => name))
      ])
    ).toEqual([
      ['0–9', '2,4-D 720 SL'],
      ['E', 'Éclair 80 WG', 'Emamectin 5 SG'],
      ['M', 'Metribuzin 480 SC']
    ])
  })

  test('files Latin names together after Cyrillic letters, which look the same', () => {
    const names = ['Azospirillum', 'Азоксистробин', 'Bacillus', 'Бентазон', '2,4-Д']
    const globalProducts = names.map((product_name, id) => ({ id: String(id), product_name }))
    const content = { tree: { ...treeIds.gl, lang: 'rus' }, bundle: { locale: 'ru' } }
    const { letters } = productGlobalListView(aTree({ globalProducts, content }))
    expect(letters.map(({ letter }) => letter)).toEqual(['0–9', 'А', 'Б', 'A–Z'])
  })

  test('has a target for each category: its first product in the order of the index', () => {
    const { products } = productGlobalListView(tree)
    expect(products.map(({ name, category, anchor }) => [name, category, anchor])).toEqual([
      ['Atrazine 500 SC', 'Herbicides', 'category-1'],
      ['Boscalid 500 WG', 'Fungicides', 'category-2'],
      ['Dicamba 480 SL', 'Herbicides', undefined],
      ['Unsorted', undefined, 'category-3']
    ])
  })

  test('begins with the letters of its first rows, and counts the further ones', () => {
    const named = (name: string, count: number) =>
      Array.from({ length: count }, (_, at) => ({ id: `${name}${at}`, product_name: name }))
    const lettersOf = (globalProducts: { id: string; product_name: string }[]) => {
      const view = productGlobalListView(aTree({ globalProducts }))
      const { firstLetters, furtherLetters, furtherRows } = view
      const names = (letters: typeof firstLetters) => letters.map(({ letter }) => letter).join('')
      return [names(firstLetters), names(furtherLetters), furtherRows]
    }
    const atrazine = named('Atrazine', 60)
    expect(lettersOf([...atrazine, ...named('Boscalid', 40), ...named('Dicamba', 7)])).toEqual([
      'AB',
      'D',
      7
    ])
    expect(lettersOf([...atrazine, ...named('Boscalid', 40)])).toEqual(['AB', '', 0])
    expect(lettersOf(atrazine)).toEqual(['A', '', 0])
  })

  test('is drawn in chunks, of which the last is not full', () => {
    const globalProducts = Array.from({ length: 101 }, (_, index) => ({
      id: String(index),
      product_name: 'Atrazine 500 SC'
    }))
    const [letter] = productGlobalListView(aTree({ globalProducts })).letters
    expect(letter?.chunks.map(({ isFull, rows }) => [isFull, rows.length])).toEqual([
      [true, 50],
      [true, 50],
      [false, 1]
    ])
  })
})

describe('an active ingredient of the portfolio', () => {
  const content = {
    activeIngredients: [
      { id: 'a', description: 'acetocloro' },
      { id: 'b', description: 'atrazina' },
      { id: 'c', description: 'غليفوسات' },
      { id: 'd', description: '2,4-D' }
    ]
  }
  const rowOf = (active_ingredient: string) => {
    const known: Record<string, string> = {
      a: 'acetochlor',
      b: 'atrazine',
      c: 'glyphosate',
      d: '2,4-D',
      1: active_ingredient
    }
    const englishName = (_kind: string, id: string) => known[id]
    const globalProducts = [{ id: '1', product_name: '900 EC', active_ingredient }]
    const [row] = productGlobalListView(aTree({ content, globalProducts, englishName })).products
    return { shown: row?.activeIngredient, english: row?.english, also: row?.also }
  }

  test('is shown in the words of the tree, and found in English', () => {
    expect(rowOf('Acetochlor + atrazine')).toEqual({
      shown: 'Acetocloro + atrazina',
      english: 'Acetochlor + atrazine',
      also: 'chloroacetamide triazine photosystem II inhibitor'
    })
  })

  test('keeps its own direction among Arabic names', () => {
    expect(rowOf('Glyphosate + 2,4-D').shown).toBe('غليفوسات + \u20682,4-D\u2069')
  })

  test('is unchanged if the tree does not know a part of it', () => {
    const shown = 'Acetochlor + dicamba'
    expect(rowOf(shown).shown).toBe(shown)
  })

  test('is found by the chemical classes of its parts', () => {
    expect(rowOf('Azoxystrobin + Tebuconazole').also).toBe('strobilurin triazole')
  })
})

describe('the columns of the portfolio', () => {
  const columnsOf = (...products: [name: string, ingredient?: string][]) => {
    const globalProducts = products.map(([product_name, active_ingredient], at) => ({
      id: String(at),
      product_name,
      active_ingredient
    }))
    const { columns, products: rows } = productGlobalListView(aTree({ globalProducts }))
    return {
      shown: columns.flatMap(({ words, isShown }) => (isShown ? words.text : [])),
      groups: rows.map(({ resistance }) => resistance)
    }
  }

  test('say what a name does not: the resistance groups of its ingredients', () => {
    const { shown, groups } = columnsOf(
      ['Azoxystrobin 80 g/L + chlorothalonil 400 g/L SC', 'Azoxystrobin + chlorothalonil'],
      ['Glyphosate 480 g/L SL', 'Glyphosate']
    )
    expect(shown).toEqual(['Product name', 'Resistance group', 'Category'])
    expect(groups).toEqual(['FRAC 11 + M05', 'HRAC 9'])
  })

  test('have the ingredients where a product has another name', () => {
    const { shown } = columnsOf(['Marinada', 'Glyphosate'], ['Atrazine 500 SC', 'Atrazine'])
    expect(shown).toContain('Active ingredient')
  })

  test('have no group for a mixture with an ingredient whose group is not known, and none without any', () => {
    const { shown, groups } = columnsOf(['Glyphosate + x 1 SL', 'Glyphosate + x'], ['Unsorted'])
    expect(groups).toEqual([undefined, undefined])
    expect(shown).toEqual(['Product name', 'Category'])
  })
})

describe('bars of the portfolio', () => {
  test('are as wide as their category is large', () => {
    const { bars } = productGlobalListView(tree)
    expect(bars.map(({ size }) => size)).toEqual([10, 5, 5])
  })
})

describe('global solutions page', () => {
  test('links each category to its part of the portfolio, with its count', () => {
    expect(solutionsView(tree).categories).toEqual([
      {
        href: '/gl/product-global-list?category=Herbicides#category-1',
        name: 'Herbicides',
        count: '2',
        share: 100,
        familyId: '2001'
      },
      {
        href: '/gl/product-global-list?category=Fungicides#category-2',
        name: 'Fungicides',
        count: '1',
        share: 50,
        familyId: undefined
      }
    ])
  })

  test('names a category in English in its address, which is the same in each language', () => {
    const chinese = aTree({
      content: { families: [{ id: '2001', description: '除草剂' }] },
      englishName: (kind, id) => (kind === 'family' && id === '2001' ? 'Herbicides' : undefined),
      globalProducts: [{ id: '1', product_name: 'Atrazine 500 SC', category: '除草剂' }]
    })
    const [category] = solutionsView(chinese).categories
    expect(category?.href).toBe('/gl/product-global-list?category=Herbicides#category-1')
    expect(productGlobalListView(chinese).bars).toMatchObject([
      { name: '除草剂', english: 'Herbicides' }
    ])
  })

  test('offers the countries that have a site of their own, with how much each lists', () => {
    const sites = solutionsView(tree).sites.map(({ country, count }) => [country.iso, count?.text])
    expect(sites).toEqual([['br', '1 product']])
  })
})
