import { describe, expect, test } from 'vitest'
import { readRichText } from '#contract/rich-text.ts'
import { linkedAt, publishFiles } from '#snapshot/files.ts'
import { aContent, aProduct, treeIds } from '../../helpers/a-tree.ts'

/** A mirror that has every file except these, and names each by a digest. */
const mirrorWithout = (...missing: string[]) => ({
  publish: ({ address }: { address: string }) =>
    Promise.resolve(
      missing.includes(address)
        ? { failure: 'It is not there.' }
        : { address: `/files/d-${address.slice(address.lastIndexOf('/') + 1)}` }
    )
})

const product = aProduct({
  image_hero: '/hero.jpg',
  images: [{ src: '/one.jpg' }, { src: '/two.jpg' }],
  documents: [
    { kind: 'label', url: '/label.pdf' },
    { kind: 'sds', url: 'https://elsewhere.example/sds.pdf' }
  ],
  content: readRichText(
    '<p><a href="/gl/company">us</a> <a href="/more.pdf">more</a><img src="/map.png"></p>'
  ),
  family_icon: 'https://cdn.example/icon.png'
})

const aSnapshot = () => ({
  content: aContent({ tree: treeIds.br }),
  catalogue: { products: [structuredClone(product)], globalProducts: [], b2bProducts: {} }
})

describe('files at a public host', () => {
  test('are linked there; links to other hosts stay, and what pages load is mirrored', async () => {
    const snapshot = aSnapshot()
    expect(await publishFiles(linkedAt('https://f.example/x', mirrorWithout()), snapshot)).toEqual(
      []
    )
    expect(snapshot.catalogue.products).toMatchObject([
      {
        family_icon: '/files/d-icon.png',
        image_hero: 'https://f.example/x/hero.jpg',
        images: [{ src: 'https://f.example/x/one.jpg' }, { src: 'https://f.example/x/two.jpg' }],
        documents: [
          { url: 'https://f.example/x/label.pdf' },
          { url: 'https://elsewhere.example/sds.pdf' }
        ],
        content: readRichText(
          '<p><a href="/gl/company">us</a> <a href="https://f.example/x/more.pdf">more</a><img src="https://f.example/x/map.png"></p>'
        )
      }
    ])
  })

  test('have names of known types there, too', async () => {
    const snapshot = aSnapshot()
    snapshot.catalogue.products = [{ ...structuredClone(product), image_hero: '/hero.exe' }]
    const findings = await publishFiles(linkedAt('https://f.example', mirrorWithout()), snapshot)
    expect(findings.map(({ field, received }) => [field, received])).toEqual([
      ['image_hero', '/hero.exe']
    ])
  })
})

describe('mirrored files', () => {
  test('are linked where they are published', async () => {
    const snapshot = aSnapshot()
    expect(await publishFiles(mirrorWithout().publish, snapshot)).toEqual([])
    expect(snapshot.catalogue.products).toMatchObject([
      {
        image_hero: '/files/d-hero.jpg',
        documents: [{ url: '/files/d-label.pdf' }, { url: 'https://elsewhere.example/sds.pdf' }],
        content: readRichText(
          '<p><a href="/gl/company">us</a> <a href="/files/d-more.pdf">more</a><img src="/files/d-map.png"></p>'
        )
      }
    ])
  })

  test('that are missing take their link along, and an item that is nothing without it', async () => {
    const snapshot = aSnapshot()
    const missing = ['/hero.jpg', '/one.jpg', '/label.pdf', '/more.pdf', '/map.png']
    const findings = await publishFiles(mirrorWithout(...missing).publish, snapshot)
    expect(
      findings.map(({ kind, tree, call, record, field, received }) => [
        kind,
        tree,
        call,
        record,
        field,
        received
      ])
    ).toEqual(
      [
        ['image_hero', '/hero.jpg'],
        ['images.0.src', '/one.jpg'],
        ['documents.0.url', '/label.pdf'],
        ['content', '/more.pdf'],
        ['content', '/map.png']
      ].map(([field, path]) => [
        'file',
        'br',
        `GET /localProduct/product/${product.id}`,
        product.id,
        field,
        path
      ])
    )
    const [mirrored] = snapshot.catalogue.products
    expect(mirrored).not.toHaveProperty('image_hero')
    expect(mirrored).toMatchObject({
      images: [{ src: '/files/d-two.jpg' }],
      documents: [{ kind: 'sds' }],
      content: [{ tag: 'p', children: [{ attributes: { href: '/gl/company' } }, ' ', 'more'] }]
    })
  })

  test('that are missing are found in the call that named them', async () => {
    const snapshot = aSnapshot()
    const { sections, reports } = snapshot.content
    sections['our-offer'].content = { title: 'Offer', items: [], image_src: '/none.jpg' }
    reports.annual = { content: [{ id: 'r1', title: 'Report', url_file: '/none.jpg' }] }
    const findings = await publishFiles(mirrorWithout('/none.jpg').publish, snapshot)
    expect(findings.map(({ call, record, field }) => `${call} ${record} ${field}`)).toEqual([
      'GET /report?category=annual r1 url_file',
      'GET /api/sections/our-offer #1 image_src'
    ])
  })

  test('that are missing are found at every record that names them', async () => {
    const [one, other] = ['4101', '4102'].map(id => aProduct({ id, image_hero: '/none.jpg' }))
    const snapshot = aSnapshot()
    if (one && other) snapshot.catalogue.products = [one, other]
    const { publish } = mirrorWithout('/none.jpg')
    const findings = await publishFiles(publish, snapshot)
    expect(findings.map(({ record, field }) => `${record} ${field}`)).toEqual([
      '4101 image_hero',
      '4102 image_hero'
    ])
  })
})
