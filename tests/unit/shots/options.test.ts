import { describe, expect, test } from 'vitest'
import { routeNames } from '#routes/routes.ts'
import { readOptions } from '#scripts/shots/options.ts'
import { pagesToShoot } from '#scripts/shots/pages.ts'
import { anIndex } from '../../helpers/a-tree.ts'

describe('What pictures are taken of', () => {
  test('is every route in four trees at three widths, when nothing is said', () => {
    expect(readOptions([])).toEqual({
      trees: ['gl', 'gl-prod-zho', 'br', 'sa'],
      routes: routeNames,
      widths: [390, 1024, 1440],
      into: '.build/shots',
      compared: undefined
    })
  })

  test('can be said', () => {
    const args = '--trees br --routes home,product --widths 320 --into .build/after'.split(' ')
    expect(readOptions(args)).toEqual({
      trees: ['br'],
      routes: ['home', 'product'],
      widths: [320],
      into: '.build/after',
      compared: undefined
    })
  })

  test('can be two folders of pictures to compare', () => {
    const { compared } = readOptions(['--compare', '.build/before', '.build/after'])
    expect(compared).toEqual({ before: '.build/before', after: '.build/after' })
    expect(() => readOptions(['--compare', '.build/before'])).toThrow('.build/before.')
  })

  test('goes into a folder that contains nothing else', () => {
    expect(() => readOptions(['--into', 'src'])).toThrow('--into is "src"')
  })

  test('is refused where there is no such route or width', () => {
    expect(() => readOptions(['--routes', 'hom'])).toThrow('--routes names "hom"')
    expect(() => readOptions(['--widths', 'wide'])).toThrow('--widths has "wide"')
  })

  test('is the first page of each route that the tree has', () => {
    const routes = ['home', 'product', 'pageNotFound'] as const
    const paths = pagesToShoot({ trees: ['gl', 'br'], routes: [...routes] }, anIndex())
    expect(paths.map(({ path }) => path)).toEqual([
      '/gl',
      '/gl/product/4101',
      '/gl/pagenotfound',
      '/br',
      '/br/product/4101'
    ])
  })

  test('is refused in a tree that the site does not have', () => {
    const options = { trees: ['zz'], routes: ['home' as const] }
    expect(() => pagesToShoot(options, anIndex())).toThrow('--trees names "zz"')
  })
})
