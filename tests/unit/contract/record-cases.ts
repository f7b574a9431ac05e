import type { EndpointName } from '#contract/endpoints.ts'

/**
 * Test cases for the records of one call. In `tolerated` and `broken`, a change of `good`, and the field that it
 * concerns.
 */
type Cases = {
  /** Nothing but what is required. */
  good: object
  tolerated?: [change: object, field: string][]
  broken?: [change: object, field: string][]
}

const dangerous = 'javascript:alert(1)'
const noName: Cases['broken'] = [
  [{ id: null }, 'id'],
  [{ id: true }, 'id']
]
const noTitle: Cases['broken'] = [...noName, [{ title: ' ' }, 'title']]
const noDescription: Cases['broken'] = [...noName, [{ description: '' }, 'description']]
const entry: Cases = { good: { id: 'maize', description: 'Maize' }, broken: noDescription }
const product: Cases = {
  good: { id: 4101, brandname: 'Harmattan', family_id: 2001 },
  tolerated: [
    [{ image_hero: dangerous }, 'image_hero'],
    [{ family_icon: '//elsewhere.example/x.svg' }, 'family_icon'],
    [{ images: [{ src: '/a.jpg' }, { src: 'data:,x' }] }, 'images.1.src'],
    [{ type_of_formulation: [{ id: 'SC' }] }, 'type_of_formulation.0.description'],
    [{ problematics: ['rust'] }, 'problematics.0'],
    [{ problematics: [{ id: 1, description: 'Rust', kind: 'fungus' }] }, 'problematics.0.kind'],
    [{ crops: [{ id: 'maize' }] }, 'crops.0'],
    [{ crops: ['a/b'] }, 'crops.0'],
    [{ crops: 'maize' }, 'crops'],
    [{ description: 5 }, 'description']
  ],
  broken: [...noName, [{ brandname: null }, 'brandname'], [{ family_id: '' }, 'family_id']]
}
const dose = {
  crop: 1,
  problematic: 2,
  dose_min: '0.5',
  dose_max: 1,
  dose_unit: 'L/ha'
}
const bundle: Cases = {
  good: { brand: { name: 'Terravane' } },
  tolerated: [
    [{ locale: 'pt_BR!' }, 'locale'],
    [{ locale: `en-x-${'a-'.repeat(200)}b` }, 'locale'],
    [{ dir: 'up' }, 'dir'],
    [{ nav: { home: 5 } }, 'nav.home'],
    [{ home: { facts: ['a', true] } }, 'home.facts.1'],
    [{ meta: { home: { title: 7 } } }, 'meta.home.title'],
    [{ meta: 'none' }, 'meta'],
    [{ nav: 'a'.repeat(5001) }, 'nav']
  ]
}

export const cases: Record<EndpointName, Cases> = {
  header: {
    good: {},
    tolerated: [
      [{ background_type: 'hologram' }, 'background_type'],
      [{ video_desktop: 'ftp://x.example/a.mp4' }, 'video_desktop'],
      [{ main_title_text: 5 }, 'main_title_text']
    ]
  },
  families: {
    good: { id: 2001, description: 'Herbicides' },
    tolerated: [[{ icon_src: dangerous }, 'icon_src']],
    broken: noDescription
  },
  posts: {
    good: { id: 1, title: 'A post' },
    tolerated: [
      [{ date: 'yesterday' }, 'date'],
      [{ date: '2026-13-45' }, 'date'],
      [{ tags: ['a', { b: 1 }] }, 'tags.1'],
      [{ image_src: dangerous }, 'image_src']
    ],
    broken: noTitle
  },
  blogCategories: {
    good: { id: 1, description: 'News' },
    tolerated: [[{ blogCount: 'many' }, 'blogCount']],
    broken: noDescription
  },
  footer: {
    good: {},
    tolerated: [
      [{ last_report_src: dangerous }, 'last_report_src'],
      [{ last_report_year: {} }, 'last_report_year'],
      [{ last_report_size_bytes: 'large' }, 'last_report_size_bytes'],
      [{ social_media: { facebook_url: dangerous } }, 'social_media.facebook_url'],
      [{ social_media: { facebook_enabled: 'yes' } }, 'social_media.facebook_enabled'],
      [{ social_media: [] }, 'social_media']
    ]
  },
  team: {
    good: { id: 1, name: { eng: 'Shen Wenhe', zho: '沈文禾' } },
    tolerated: [
      [{ image_src: dangerous }, 'image_src'],
      [{ name: { eng: 'Shen Wenhe', zho: 5 } }, 'name.zho'],
      [{ role: { eng: 'Director', toString: 'x' } }, 'role.toString'],
      [{ role: 5 }, 'role']
    ],
    broken: [...noName, [{ name: '' }, 'name']]
  },
  testimonials: {
    good: { id: 1, author: 'Marina Falcato', quote: 'On day 58.' },
    tolerated: [[{ order: 'first' }, 'order']],
    broken: [...noName, [{ author: '' }, 'author'], [{ quote: null }, 'quote']]
  },
  products: product,
  product: {
    good: product.good,
    tolerated: [
      ...(product.tolerated ?? []),
      [{ documents: [{ kind: 'label', url: dangerous }] }, 'documents.0.url'],
      [{ documents: [{ kind: 'poem', url: '/a.pdf' }] }, 'documents.0.kind'],
      [
        { documents: [{ kind: 'sds', url: '/a.pdf', size_bytes: 'big' }] },
        'documents.0.size_bytes'
      ],
      [{ recommendations: [dose, { ...dose, dose_max: 'a lot' }] }, 'recommendations.1.dose_max'],
      [{ resistance_groups: [{ scheme: 'XRAC', code: 1 }] }, 'resistance_groups.0.scheme'],
      [
        { toxicological_class: { id: 1, description: 'II', colour: 'red;}' } },
        'toxicological_class.colour'
      ],
      [{ toxicological_class: { id: 1 } }, 'toxicological_class.description'],
      [{ toxicological_class: { id: 'a/b', description: 'II' } }, 'toxicological_class.id'],
      [{ packs: [{ size: 5 }] }, 'packs.0'],
      [{ documents: { label: '/a.pdf' } }, 'documents']
    ],
    broken: product.broken
  },
  crops: entry,
  activeIngredients: entry,
  benefits: entry,
  formulations: entry,
  filterFamilies: entry,
  b2bProducts: {
    good: { id: 1, product_name: 'Harmattan' },
    broken: [...noName, [{ product_name: '' }, 'product_name']]
  },
  globalProducts: {
    good: { id: 1, product_name: 'Harmattan' },
    broken: [...noName, [{ product_name: '' }, 'product_name']]
  },
  portfolio: {
    good: { id: 2001, description: 'Herbicides' },
    tolerated: [[{ order: 'x' }, 'order']],
    broken: noDescription
  },
  plants: {
    good: { id: 'weifang', name: 'Weifang' },
    tolerated: [
      [{ kind: 'castle' }, 'kind'],
      [{ latitude: '45° N' }, 'latitude'],
      [{ latitude: 91 }, 'latitude'],
      [{ longitude: 1e300 }, 'longitude'],
      [{ link_location: 'geo:1,2' }, 'link_location']
    ],
    broken: [...noName, [{ name: '' }, 'name']]
  },
  infoDocuments: {
    good: { subsection: '企业环境报告', title: '报告' },
    tolerated: [[{ link_url: 'ftp://x.example/a.pdf' }, 'link_url']],
    broken: [
      [{ title: '' }, 'title'],
      [{ subsection: null }, 'subsection']
    ]
  },
  reportGroups: {
    good: { id: 'annual', title: 'Annual reports' },
    tolerated: [[{ image_src: dangerous }, 'image_src']],
    broken: noTitle
  },
  reports: {
    good: { id: 1, title: 'Report' },
    tolerated: [
      [{ url_file: 'data:application/pdf,x' }, 'url_file'],
      [{ year: [2025] }, 'year']
    ],
    broken: noTitle
  },
  timeline: {
    good: { sectionId: 1, title: 'Beginnings' },
    tolerated: [
      [{ backgroundColor: 'url(x)' }, 'backgroundColor'],
      [{ textColor: '#12345' }, 'textColor'],
      [{ events: [{ items: { left: { type: 'film' } } }] }, 'events.0.items.left.type'],
      [
        { events: [{ items: { left: { type: 'image', url: dangerous } } }] },
        'events.0.items.left.url'
      ]
    ],
    broken: [
      [{ sectionId: null }, 'sectionId'],
      [{ title: '' }, 'title']
    ]
  },
  platform: {
    good: { id: 1, title: 'Synthesis' },
    tolerated: [
      [{ order: 'x' }, 'order'],
      [{ fact: ['9'] }, 'fact']
    ],
    broken: noTitle
  },
  regions: { good: { id: 1, name: 'Paraná' }, broken: [...noName, [{ name: null }, 'name']] },
  section: {
    good: { title: 'Our offer' },
    tolerated: [
      [{ items: [{ title: 'a' }, { description: 'b' }] }, 'items.1.title'],
      [{ items: [{ title: 'a', image_src: dangerous }] }, 'items.0.image_src'],
      [{ image_src: dangerous }, 'image_src']
    ],
    broken: [[{ title: '' }, 'title']]
  },
  countries: {
    good: { id: 32, iso_country: 'BR', name: 'Brazil' },
    tolerated: [
      [{ country_type: 'mail_order' }, 'country_type'],
      [{ external_website: dangerous }, 'external_website'],
      [{ external_website: '/gl/company' }, 'external_website'],
      [{ lang: 'pt' }, 'lang'],
      [{ languages: ['zho', '../x'] }, 'languages.1']
    ],
    broken: [
      ...noName,
      [{ name: '' }, 'name'],
      [{ iso_country: '' }, 'iso_country'],
      [{ iso_country: '../x' }, 'iso_country'],
      [{ iso_country: 'bra' }, 'iso_country']
    ]
  },
  countriesInChinese: {
    good: { id: 32, name: '巴西' },
    broken: [...noName, [{ name: '' }, 'name']]
  },
  bundle,
  furtherBundle: bundle
}
