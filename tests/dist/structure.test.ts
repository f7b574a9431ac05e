import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dist, readPages } from '../helpers/site.ts'

const pages = readPages()
const pathsWhere = (isWrong: (page: (typeof pages)[number]) => boolean) =>
  pages.filter(isWrong).map(({ path }) => path)

describe('every page', () => {
  test('has one h1, and no heading skips a level', () => {
    const isWrong = ({ headings }: (typeof pages)[number]) =>
      headings.filter(level => level === 1).length !== 1 ||
      headings.some((level, at) => level > (headings[at - 1] ?? 0) + 1)
    expect(pathsWhere(isWrong)).toEqual([])
  })

  test('has a header, navigation, one main part and a footer', () => {
    expect(
      pathsWhere(
        ({ landmarks }) =>
          !['header', 'nav', 'footer'].every(name => landmarks.includes(name)) ||
          landmarks.filter(name => name === 'main').length !== 1
      )
    ).toEqual([])
  })

  test('carries nothing that the Content-Security-Policy blocks', () => {
    expect(pages.flatMap(({ path, blocked }) => blocked.map(what => `${path}: ${what}`))).toEqual(
      []
    )
  })

  test('has no heading, term, list item or link without words', () => {
    expect(pages.flatMap(({ path, empty }) => empty.map(what => `${path}: ${what}`))).toEqual([])
  })

  test('describes its images, or says that they are decoration', () => {
    expect(pathsWhere(({ images }) => images.some(({ hasAlt }) => !hasAlt))).toEqual([])
  })

  test('says of which row or column a heading is, when a time is, what an abbreviation means', () => {
    expect(
      pages.flatMap(({ path, unexplained }) => unexplained.map(what => `${path}: ${what}`))
    ).toEqual([])
  })

  test('has a caption on every table', () => {
    const isBare = (path: string) => {
      const tables = readFileSync(`${dist}${path}.html`, 'utf8')
        .split(/<table\b/)
        .slice(1)
      return tables.some(table => !table.split('</table>')[0]?.includes('<caption'))
    }
    expect(pathsWhere(({ path }) => isBare(path))).toEqual([])
  })
})
