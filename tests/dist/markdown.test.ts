import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { raisePowers } from '#lib/typography/raise-powers.ts'
import {
  dist,
  files,
  index,
  readCatalogue,
  readContent,
  readPage,
  settings,
  trees
} from '../helpers/site.ts'

/** Without signs of Markdown and without those that only a browser needs: joiners, and marks of direction. */
const bare = (markdown: string) =>
  markdown.replace(/[\\\u2060-\u2069]/g, '').replaceAll('\u00a0', ' ')

/** Without what separates thousands, and the space before `%`: each language has its own. */
const withoutGaps = (text: string) =>
  text.replace(/(?<=\d)[\s.,](?=\d{3}(?!\d))|(?<=\d)\s(?=%)/g, '')

describe.each(trees)('the products of $prefix as Markdown', tree => {
  test('have the facts of their pages, and are named there', () => {
    const { crops } = readContent(tree)
    const cropNames = new Map(crops.map(({ id, description }) => [id, description]))
    for (const product of readCatalogue(tree).products) {
      const path = `/${tree.prefix}/product/${product.id}`
      expect(
        readPage(path)?.links.some(({ url, rel }) => url === `${path}.md` && rel === 'alternate'),
        path
      ).toBe(true)
      const text = withoutGaps(bare(readFileSync(`${dist}${path}.md`, 'utf8')))
      const facts = [
        product.brandname,
        product.registration_number,
        product.composition && raisePowers(product.composition),
        ...product.crops.map(id => cropNames.get(id)),
        ...product.problematics.map(({ description }) => description),
        ...product.packs,
        ...product.recommendations.map(({ dose_unit: unit }) => unit)
      ].filter(fact => fact !== undefined)
      expect(
        facts.filter(fact => !text.includes(withoutGaps(fact.replace(/\s+/g, ' ')))),
        path
      ).toEqual([])
      const rows = text.split('\n').filter(line => line.startsWith('| '))
      const doses = product.recommendations.length
      // A table begins with a line of titles and one of dashes; a table of the text may follow.
      expect(rows.length, path).toBeGreaterThanOrEqual(doses > 0 ? doses + 1 : 0)
    }
  })

  test('have no tag, no placeholder and no internal word', () => {
    for (const { id } of readCatalogue(tree).products) {
      const text = readFileSync(`${dist}/${tree.prefix}/product/${id}.md`, 'utf8')
      expect(text.replace(/<https?:[^>]*>/g, '')).not.toMatch(
        /(?<!\\)<|\{\w+\}|\bundefined\b|\[object/
      )
    }
  })
})

describe('llms.txt', () => {
  const text = readFileSync(`${dist}/llms.txt`, 'utf8')

  test('says what the site is in the form of its standard', () => {
    expect(text).toMatch(/^# \S.*\n\n> \S/)
    const sites = index.trees.filter(({ env }) => env === 'prod')
    expect(text.match(/^## /gm)).toHaveLength(sites.length)
  })

  test('leads to files that exist', () => {
    const paths = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => {
      expect(url.startsWith(settings.siteUrl)).toBe(true)
      return url.slice(settings.siteUrl.length)
    })
    // A build of some trees names the others all the same.
    const built = paths.filter(path => trees.some(({ prefix }) => path.split('/')[1] === prefix))
    expect(built.length).toBeGreaterThan(trees.length)
    expect(built.filter(path => !files.has(path) && !readPage(path))).toEqual([])
  })
})
