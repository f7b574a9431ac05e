import { describe, expect, test } from 'vitest'
import { datesIn } from '#lib/dates-in.ts'
import { mapColours } from '#pictures/world-map.ts'
import { english } from '#texts/english.ts'
import { readPages, trees } from '../helpers/site.ts'

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

  test('has scopes of table headings, dates of times, and meanings of abbreviations', () => {
    expect(
      pages.flatMap(({ path, unexplained }) => unexplained.map(what => `${path}: ${what}`))
    ).toEqual([])
  })

  test('has a caption on every table', () => {
    const isBare = (html: string) =>
      html
        .split(/<table\b/)
        .slice(1)
        .some(table => !table.split('</table>')[0]?.includes('<caption'))
    expect(pathsWhere(({ html }) => isBare(html))).toEqual([])
  })

  test('has beside a map of the countries what each of its colours means', () => {
    const maps = pages.filter(({ html }) => html.includes('/world-chalk.'))
    const types = Object.keys(mapColours.chalk)
    const isWrong = ({ html }: (typeof pages)[number]) =>
      types.some(type => !html.includes(`<li class="inline" data-type="${type}"`))
    expect(maps.map(({ path }) => path)).toContain('/gl/press')
    expect(maps.filter(isWrong).map(({ path }) => path)).toEqual([])
  })

  test('has one space between two sections: no script parts them', () => {
    const parted = /<\/section>\s*<script[^>]*>[^<]*<\/script>\s*<section class="section"/
    expect(pathsWhere(({ html }) => parted.test(html))).toEqual([])
  })
})

const texts = pages.flatMap(({ path, texts }) => texts.map(text => ({ path, ...text })))

describe('a text', () => {
  test('says for machines which day a date is', () => {
    const dates = texts.filter(({ text, lang }) => datesIn(text, lang).length > 0)
    const bare = dates.filter(({ element }) => element !== 'time')
    expect(dates.length).toBeGreaterThan(trees.length)
    expect(bare.map(({ path, text }) => `${path}: ${text.slice(0, 80)}`)).toEqual([])
  })

  test('of the BFF explains its abbreviations', () => {
    const prose = texts.filter(({ isRich }) => isRich)
    const known = new RegExp(`^(${english.abbreviations.map(({ title }) => title).join('|')})$`)
    const wordsOf = (text: string) => text.match(/[\p{Lu}\p{N}]{2,}/gu) ?? []
    const used = new Set(
      prose.flatMap(({ path, text }) =>
        wordsOf(text)
          .filter(word => known.test(word))
          .map(word => `${path}: ${word}`)
      )
    )
    const explained = new Set(
      prose.filter(({ element }) => element === 'abbr').map(({ path, text }) => `${path}: ${text}`)
    )
    expect(used.size).toBeGreaterThan(trees.length)
    expect([...used.difference(explained)]).toEqual([])
  })
})
