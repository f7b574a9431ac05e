import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { OpenCatalogue } from '#views/machines/open-data-schema.ts'
import { dist, files, readCatalogue, settings, trees } from '../helpers/site.ts'
import { readCsv } from '../helpers/read-csv.ts'

const read = (path: string) => readFileSync(dist + path, 'utf8')
const schema = JSON.parse(read('/catalogue.schema.json')) as z.core.JSONSchema.JSONSchema
const published = z.fromJSONSchema(schema)

describe.each(trees)('the open data of $prefix', tree => {
  const json = read(`/${tree.prefix}/catalogue.json`)
  const catalogue = JSON.parse(json) as OpenCatalogue
  const [names = [], ...rows] = readCsv(read(`/${tree.prefix}/catalogue.csv`))
  const column = (name: string) => rows.map(row => row[names.indexOf(name)])

  test('keeps to the published schema', () => {
    expect(published.parse(catalogue)).toEqual(catalogue)
  })

  test('has every product and every registered use, in both files', () => {
    const { products } = readCatalogue(tree)
    expect(catalogue.products.map(({ id }) => id)).toEqual(products.map(({ id }) => id))
    expect(new Set(column('product_id'))).toEqual(new Set(products.map(({ id }) => id)))
    const doses = products.flatMap(({ recommendations }) => recommendations)
    expect(catalogue.products.flatMap(({ doses }) => doses)).toHaveLength(doses.length)
    expect(column('dose_min').filter(cell => cell !== '')).toEqual(
      doses.map(({ dose_min }) => String(dose_min))
    )
  })

  test('explains every id that it uses', () => {
    const { products, families, crops, problems, activeIngredients } = catalogue
    const unknown = (list: { id: string }[], used: string[]) =>
      new Set(used).difference(new Set(list.map(({ id }) => id)))
    const doses = products.flatMap(({ doses }) => doses)
    const used = { families, crops, problems, activeIngredients }
    expect({
      families: unknown(
        used.families,
        products.map(({ family }) => family)
      ),
      crops: unknown(used.crops, [
        ...products.flatMap(({ crops }) => crops),
        ...doses.map(({ crop }) => crop)
      ]),
      problems: unknown(used.problems, [
        ...products.flatMap(({ problems }) => problems),
        ...doses.map(({ problem }) => problem)
      ]),
      activeIngredients: unknown(
        used.activeIngredients,
        products.flatMap(({ activeIngredients }) => activeIngredients)
      )
    }).toEqual({
      families: new Set(),
      crops: new Set(),
      problems: new Set(),
      activeIngredients: new Set()
    })
  })

  test('names pages that exist', () => {
    const pages = catalogue.products.map(({ page }) => new URL(page))
    const lost = pages.filter(({ pathname }) => !files.has(`${pathname}.html`))
    expect(lost.map(({ href }) => href)).toEqual([])
    expect(pages.every(({ origin }) => origin === new URL(settings.siteUrl).origin)).toBe(true)
  })

  test('is a link away from the product list', () => {
    const list = read(`/${tree.prefix}/product-list.html`)
    expect(list).toContain(`href="/${tree.prefix}/catalogue.json"`)
    expect(list).toContain(`href="/${tree.prefix}/catalogue.csv"`)
  })
})
