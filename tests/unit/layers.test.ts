import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const shared = ['browser/base', 'routes', 'config', 'styles', 'lib']

/** The layers that each layer may import. Adding one is a decision about the design. */
const mayImport: Record<string, readonly string[]> = {
  lib: [],
  art: ['lib'],
  assets: ['lib'],
  config: ['lib'],
  routes: ['config', 'lib'],
  texts: [],
  contract: ['config', 'lib'],
  bff: ['contract', 'texts', 'config', 'lib'],
  snapshot: ['bff', 'contract', 'routes', 'config', 'lib'],
  tree: ['snapshot', 'texts', 'contract', 'routes', 'config', 'lib'],
  pictures: ['art', 'assets', 'lib'],
  // A feature of the browser imports the base and what all of the site shares, and no other feature.
  'browser/base': ['config', 'lib'],
  'browser/compare': shared,
  'browser/countries': shared,
  'browser/enquiry': shared,
  'browser/field': shared,
  'browser/kept': shared,
  // Both understand words as the search of the site does, from its names and its forms of words. The finder asks its
  // engine too; the portfolio does not, because its rows are in the page (ADR 11).
  'browser/finder': [...shared, 'browser/search'],
  'browser/portfolio': [...shared, 'browser/search'],
  'browser/privacy': shared,
  'browser/search': shared,
  'browser/shell': shared,
  browser: [
    'browser/countries',
    'browser/enquiry',
    'browser/field',
    'browser/finder',
    'browser/kept',
    'browser/privacy',
    'browser/shell',
    ...shared
  ],
  views: ['tree', 'pictures', 'assets', 'browser', 'texts', 'contract', 'routes', 'config', 'lib'],
  components: [
    'views',
    'pictures',
    'browser',
    'assets',
    'tree',
    'texts',
    'routes',
    'styles',
    'config',
    'lib'
  ],
  gallery: [
    'assets',
    'contract',
    'components',
    'browser',
    'views',
    'tree',
    'routes',
    'texts',
    'styles',
    'config',
    'lib'
  ],
  pages: ['components', 'views', 'tree', 'routes'],
  middleware: ['tree', 'config', 'lib'],
  styles: []
}

const files = globSync('src/**/*.{ts,tsx,astro}').filter(file => !file.endsWith('.d.ts'))

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/(?:from|import\()\s*'([^']+)'|import\s+'([^']+)'/g)].map(
    ([, from, bare]) => from ?? bare ?? ''
  )
}

/** The folder below src, that of a room of the content or of the drawings, or that of a feature of the browser. */
function layerOf(path: string): string {
  const own = path.replace(/^src\/(?:content\/|pictures\/(?=art\/))?|^#/, '')
  const [room = '', feature = ''] = own.split('/')
  const isFeature = room === 'browser' && !feature.includes('.')
  return (isFeature ? `${room}/${feature}` : room).replace(/\.ts$/, '')
}

/** Who may import the browser's code may import each of its features. */
function isAllowed(layer: string, target: string): boolean {
  const allowed = mayImport[layer] ?? []
  if (layer === target || allowed.includes(target)) return true
  return !layer.startsWith('browser') && allowed.includes(target.split('/')[0] ?? '')
}

describe('the layers', () => {
  test('every folder of src is a layer of the table', () => {
    const unknown = files.map(layerOf).filter(layer => !(layer in mayImport))
    expect(unknown).toEqual([])
  })

  test.each(files)('%s imports only what its layer may', file => {
    const layer = layerOf(file)
    const forbidden = importsOf(file)
      .filter(path => path.startsWith('#'))
      .map(layerOf)
      .filter(target => !isAllowed(layer, target))
    expect(forbidden).toEqual([])
  })

  test.each(files)('%s climbs out of no folder: files are named from their layer', file => {
    expect(importsOf(file).filter(path => path.startsWith('../'))).toEqual([])
  })
})

describe('the deployment', () => {
  const sources = new Map(files.map(file => [file, readFileSync(file, 'utf8')]))
  const filesWith = (pattern: RegExp) => files.filter(file => pattern.test(sources.get(file) ?? ''))

  test('is read from the environment by scripts alone', () => {
    expect(filesWith(/\bprocess\.env\b|\bimport\.meta\.env\b|\breadSettings\(\w*\)/)).toEqual([])
  })

  test('reaches pages only with their trees', () => {
    const openers = ['src/content/tree/findings.ts', 'src/content/tree/trees.ts']
    expect(filesWith(/'[^']*\bgiven-settings\.ts'/).sort()).toEqual(openers)
  })
})

describe('the wire', () => {
  test('no component or page knows the words of the BFF', () => {
    const wire = /\b\w+\.(brandname|main_title_text|image_src|iso_country|country_type|url_file)\b/
    const leaks = files
      .filter(file => file.endsWith('.astro'))
      .filter(file => wire.test(readFileSync(file, 'utf8')))
    expect(leaks).toEqual([])
  })
})
