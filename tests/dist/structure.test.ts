import { describe, expect, test } from 'vitest'
import { readPages } from '../helpers/site.ts'

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

  test('describes its images, or says that they are decoration', () => {
    expect(pathsWhere(({ images }) => images.some(({ hasAlt }) => !hasAlt))).toEqual([])
  })
})
