import type { DataSource } from '../../data-source/data-source.ts'
import type { BundleData, Entry } from '../../data-source/types.ts'
import { listed, products } from './stock.ts'

const named = (entries: Record<string, string>): Entry[] =>
  Object.entries(entries).map(([id, description]) => ({ id, description }))

const country = (id: string, iso_country: string, name: string, name_zho: string) => ({
  id,
  iso_country,
  name,
  name_zho
})

const site = { country_type: 'internal_website', languages: [] }

/** English that names the brand and little else, with patterns that give every page the same text. */
const english: BundleData = {
  locale: 'en',
  brand: { name: 'Quillstone Agro' },
  meta: {
    product: {
      title: 'A product of ours',
      description: 'Something for the field',
      keywords: 'field'
    },
    newsDetail: { title: 'An article', description: 'Something to read', keywords: 'article' },
    crop: { title: 'A crop' },
    problem: { title: 'A problem' }
  }
}

const vietnamese: BundleData = {
  locale: 'vi-VN',
  nav: { products: 'Sản phẩm', news: 'Tin tức', contact: 'Liên hệ' },
  home: { hero: { headline: 'Cho cánh đồng của bạn', lead: '{brand}: sản phẩm cho cánh đồng.' } }
}

const arabic: BundleData = {
  locale: 'ar-EG',
  dir: 'rtl',
  nav: { products: 'المنتجات', news: 'الأخبار', contact: 'اتصل بنا' }
}

/**
 * Another invented company: three countries, 40 products, with families, ids and units unlike the demo's, and almost
 * no texts. Anything else that its site shows would be invented by the site.
 */
export function otherData(): DataSource {
  return {
    countries: [
      { ...country('1', 'gl', 'Global', '全球'), ...site, lang: 'eng' },
      { ...country('704', 'vn', 'Vietnam', '越南'), ...site, lang: 'vie', region: 'Asia' },
      { ...country('818', 'eg', 'Egypt', '埃及'), ...site, lang: 'ara', region: 'Africa' },
      { ...country('554', 'nz', 'New Zealand', '新西兰'), country_type: 'contact_form' }
    ],
    families: named({
      'FX-weeds': 'Weed control',
      'FX-fungi': 'Blight control',
      fx_nuts: 'Nut care'
    }).map(family => ({ ...family, icon_src: '' })),
    compositions: named({ 'ai-x': 'Quillazon', 'ai-y': 'Marrowcarb', 'ai-z': 'Tessilate' }),
    crops: named({
      'crop-1': 'Hazelnut',
      'crop-2': 'Buckwheat',
      'crop-3': 'Quince',
      'crop-4': 'Hops'
    }),
    cropCalendars: {},
    problematics: named({
      'p-101': 'Fat hen',
      'p-102': 'Downy blight',
      'p-103': 'Nut weevil',
      'p-104': 'Bindweed',
      'p-105': 'Leaf curl'
    }),
    types: named({ SL: 'Soluble liquid', PX: 'Pressed pellet' }),
    benefits: [],
    modesOfAction: [],
    toxicologicalClasses: [],
    calibres: [],
    timings: [],
    units: named({ 'oz/acre': 'oz/acre', 'gal/acre': 'gal/acre' }),
    documentKinds: [],
    products,
    listings: { gl: listed(40), vn: listed(14), eg: listed(9) },
    b2b: {},
    globalProducts: [],
    header: { background_type: 'other' },
    footer: {},
    team: [],
    testimonials: [],
    plants: [],
    timeline: [history],
    platform: [],
    portfolio: [
      { id: 'FX-weeds', description: 'Weed control', order: 1 },
      { id: 'fx_nuts', description: 'Nut care', order: 2 }
    ],
    infoDisclosure: [],
    reportCategories: [],
    reports: {},
    sections,
    regions: {},
    offices: {},
    posts: [
      {
        id: 'N-1_a',
        title: 'Hazelnuts in a dry year',
        date: '2026-05-04',
        category: '',
        tags: [],
        content: '<p>Water early, mow late.</p>'
      },
      {
        id: 'N-2_b',
        title: 'Hops on wire',
        date: '2026-03-11',
        category: '',
        tags: [],
        content: ''
      }
    ],
    blogCategories: [],
    bundles: { eng: english, vie: vietnamese, ara: arabic },
    countryBundles: { vn: { extends: 'vie' }, eg: { extends: 'ara' } },
    broken: {}
  }
}

/** Each section lacks other fields, which its page leaves out. */
const sections: DataSource['sections'] = {
  'our-offer': {
    title: 'A batch of your own',
    description: 'From one drum on.',
    items: [
      { title: 'Liquids', description: 'Mixed and filled here.' },
      { title: 'Pellets', description: 'Pressed to the size that your spreader takes.' }
    ]
  },
  'how-we-work': {
    title: 'Three weeks',
    items: [
      { title: 'You write', description: 'What it is for, and how much.' },
      { title: 'We press', description: 'One batch at a time.' }
    ]
  },
  capabilities: { title: 'One press, one line', items: [] },
  differences: {
    title: 'Small on purpose',
    items: [{ title: 'No stock', description: 'Nothing is made before it is ordered.' }]
  },
  partnership: { title: 'Hazelnut growers first', items: [] },
  'why-partners': { title: 'They know the press', items: [] },
  contact: { title: 'Ask for a batch', items: [] },
  'parallax-image': { title: 'Rows of hazel', items: [] }
}

/** An empty list would be replaced by the built-in history, as the contract says. */
const history = {
  sectionId: 'start',
  range: '2019',
  title: 'The start',
  backgroundColor: '#2b4a6f',
  textColor: '#ffffff',
  events: [
    {
      order: 1,
      items: {
        left: {
          position: 'left',
          type: 'card',
          title: '2019',
          description: 'A shed, a press and one field.'
        },
        right: { position: 'right', type: 'none' }
      }
    }
  ]
}
