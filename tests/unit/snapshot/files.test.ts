import { describe, expect, test } from 'vitest'
import { linkFilesAt, mirrorFiles } from '#snapshot/files.ts'
import { aContent, aProduct, treeIds } from '../../helpers/a-tree.ts'

/** A mirror that has every file but those. */
const mirrorWithout = (...missing: string[]) => ({
  fetch: (address: string) =>
    Promise.resolve(missing.includes(address) ? 'it is not there.' : undefined),
  files: () => ({})
})

const product = aProduct({
  image_hero: '/hero.jpg',
  images: [{ src: '/one.jpg' }, { src: '/two.jpg' }],
  documents: [
    { kind: 'label', url: '/label.pdf' },
    { kind: 'sds', url: 'https://elsewhere.example/sds.pdf' }
  ],
  content: '<p><a href="/gl/company">us</a> <a href="/more.pdf">more</a><img src="/map.png" /></p>'
})

const aSnapshot = () => ({
  content: aContent({ tree: treeIds.br }),
  catalogue: { products: [structuredClone(product)], globalProducts: [], b2bProducts: {} }
})

describe('files at a public host', () => {
  test('are linked there, and pages and other hosts where they are', () => {
    const snapshot = aSnapshot()
    linkFilesAt('https://f.example/x', snapshot)
    expect(snapshot.catalogue.products).toMatchObject([
      {
        image_hero: 'https://f.example/x/hero.jpg',
        images: [{ src: 'https://f.example/x/one.jpg' }, { src: 'https://f.example/x/two.jpg' }],
        documents: [
          { url: 'https://f.example/x/label.pdf' },
          { url: 'https://elsewhere.example/sds.pdf' }
        ],
        content:
          '<p><a href="/gl/company">us</a> <a href="https://f.example/x/more.pdf">more</a><img src="https://f.example/x/map.png" /></p>'
      }
    ])
  })
})

describe('mirrored files', () => {
  test('keep their paths', async () => {
    const snapshot = aSnapshot()
    expect(await mirrorFiles(mirrorWithout(), snapshot)).toEqual([])
    expect(snapshot.catalogue.products).toEqual([product])
  })

  test('that are missing take their link along, and an item that is nothing without it', async () => {
    const snapshot = aSnapshot()
    const missing = ['/hero.jpg', '/one.jpg', '/label.pdf', '/more.pdf', '/map.png']
    const findings = await mirrorFiles(mirrorWithout(...missing), snapshot)
    expect(findings.map(({ kind, tree, call }) => [kind, tree, call])).toEqual(
      missing.map(path => ['file', 'br', `GET ${path}`])
    )
    const [mirrored] = snapshot.catalogue.products
    expect(mirrored).not.toHaveProperty('image_hero')
    expect(mirrored).toMatchObject({
      images: [{ src: '/two.jpg' }],
      documents: [{ kind: 'sds' }],
      content: '<p><a href="/gl/company">us</a> <a>more</a></p>'
    })
  })
})
