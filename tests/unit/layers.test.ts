import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Which layers a layer may import. An arrow that is not here is a decision to take, not a line to add in passing. */
const mayImport: Record<string, readonly string[]> = {
  lib: [],
  art: ['lib'],
  assets: [],
  config: ['lib'],
  routes: ['config', 'lib'],
  texts: [],
  contract: ['config', 'lib'],
  bff: ['contract', 'texts', 'config', 'lib'],
  snapshot: ['bff', 'contract', 'routes', 'config', 'lib'],
  tree: ['snapshot', 'texts', 'contract', 'routes', 'config', 'lib'],
  pictures: ['art', 'assets', 'lib'],
  'open-data': [],
  // Rules and sending of forms, what the browser remembers, and what finds a product: they draw nothing.
  forms: ['stores', 'routes', 'config', 'lib'],
  stores: ['search', 'open-data', 'routes', 'config', 'lib'],
  search: ['open-data', 'routes', 'config', 'lib'],
  islands: ['forms', 'stores', 'search', 'open-data', 'routes', 'config', 'styles', 'lib'],
  elements: [
    'islands',
    'forms',
    'stores',
    'search',
    'open-data',
    'routes',
    'config',
    'styles',
    'lib'
  ],
  views: [
    'tree',
    'pictures',
    'assets',
    'open-data',
    'search',
    'forms',
    'texts',
    'contract',
    'routes',
    'config',
    'lib'
  ],
  components: [
    'views',
    'pictures',
    'elements',
    'islands',
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
    'islands',
    'forms',
    'views',
    'tree',
    'routes',
    'texts',
    'styles',
    'config',
    'lib'
  ],
  integrations: ['assets', 'tree', 'snapshot', 'config'],
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

function layerOf(file: string): string {
  return file.split('/')[1]?.replace(/\.ts$/, '') ?? ''
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
      .map(path => path.slice(1).split('/')[0] ?? '')
      .filter(target => target !== layer && !mayImport[layer]?.includes(target))
    expect(forbidden).toEqual([])
  })

  test.each(files)('%s climbs out of no folder: files are named from their layer', file => {
    expect(importsOf(file).filter(path => path.startsWith('../'))).toEqual([])
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
