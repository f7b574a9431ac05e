import { describe, expect, test } from 'vitest'
import { fill } from '#lib/fill.ts'
import { createMessages, leafKeys } from '#tree/messages.ts'

const russian = (bundle: object) => ({ locale: 'ru', bundle })
const english = (bundle: object) => ({ locale: 'en', bundle })

describe('A text', () => {
  test.each([
    ['nav.news', { nav: { news: 'Новости' } }, 'Новости'],
    ['home.hero.lead', { home: { hero: { lead: 'Поле' } } }, 'Поле'],
    ['company.plants.kinds.plant', { company: { plants: { kinds: { plant: 'Завод' } } } }, 'Завод']
  ] as const)('comes from the tree’s own bundle: %s', (key, bundle, text) => {
    expect(createMessages('ru', [russian(bundle)]).words(key)).toEqual({ text })
  })

  test.each([
    ['nav.news', { nav: { home: 'Дом' } }, { nav: { news: 'Field news' } }],
    ['home.hero.lead', { home: { hero: {} } }, { home: { hero: { lead: 'Field news' } } }],
    [
      'company.plants.kinds.plant',
      { company: { plants: { kinds: { plant: '  ' } } } },
      { company: { plants: { kinds: { plant: 'Field news' } } } }
    ]
  ] as const)('that is missing or empty is the global record’s: %s', (key, own, global) => {
    const messages = createMessages('ru', [russian(own), english(global)])
    expect(messages.words(key)).toEqual({ text: 'Field news', lang: 'en' })
  })

  test('that no bundle has is the built-in English one', () => {
    const messages = createMessages('ru', [russian({}), english({})])
    expect(messages.words('nav.news')).toEqual({ text: 'News', lang: 'en' })
  })

  test.each([{ nav: 'Меню' }, { nav: { news: ['Новости'] } }, { nav: { news: { other: 'x' } } }])(
    'is not taken from a bundle that has something else in its place: %j',
    bundle => {
      expect(createMessages('ru', [russian(bundle)]).t('nav.news')).toBe('News')
    }
  )

  test.each([
    ['en-ZA', '1,234,567 products'],
    ['en-GB', '1,234,567 products'],
    ['pt-BR', '1.234.567 products'],
    ['ar-SA', '1,234,567 products']
  ])('of %s has numbers as build and browser both write them', (locale, text) => {
    const bundle = { home: { families: { count: { other: '{count} products' } } } }
    const messages = createMessages(locale, [{ locale, bundle }])
    expect(messages.t('home.families.count', { count: 1_234_567 })).toBe(text)
    expect(fill(messages.pattern('home.families.count'), { count: 1_234_567 })).toBe(text)
  })

  test('carries no language mark where the page’s voice can read it', () => {
    const messages = createMessages('en-AU', [{ locale: 'en-AU', bundle: {} }])
    expect(messages.words('nav.news').lang).toBeUndefined()
  })

  test('that does not exist is an error that says where to add it', () => {
    const { t } = createMessages('ru', [])
    expect(() => t('nav.weather' as 'nav.news')).toThrow(
      'No message "nav.weather" in src/content/texts/english.json'
    )
  })
})

describe('A placeholder', () => {
  const bundle = { video: { open: 'Открыть {host} ({host})' } }
  const { t } = createMessages('ru', [russian(bundle)])

  test('is filled in at every place', () => {
    expect(t('video.open', { host: '$& Гербициды' })).toBe('Открыть $& Гербициды ($& Гербициды)')
  })

  test('without a value stays as it is', () => {
    expect(t('video.open')).toBe('Открыть {host} ({host})')
  })

  test('with a number is written as the tree’s language writes numbers', () => {
    const portuguese = createMessages('pt-BR', [])
    expect(portuguese.t('home.families.count', { count: 1234 })).toBe('1.234 products')
  })
})

describe('A name in a sentence', () => {
  const sentence = { crop: { productsTitle: '{crop} — 12' } }
  const title = (locale: string, crop: string) =>
    createMessages(locale, [{ locale, bundle: sentence }]).words('crop.productsTitle', { crop })
      .text

  test('that runs the other way keeps to itself, so that neither turns the other round', () => {
    expect(title('ar', '2,4-D')).toBe('\u20682,4-D\u2069 — 12')
    expect(title('en', 'قمح')).toBe('\u2068قمح\u2069 — 12')
  })

  test('of the same direction is not isolated, nor is one in an attribute', () => {
    expect(title('ar', 'قمح')).toBe('قمح — 12')
    expect(title('en', '2,4-D')).toBe('2,4-D — 12')
    const { t } = createMessages('ar', [{ locale: 'ar', bundle: sentence }])
    expect(t('crop.productsTitle', { crop: '2,4-D' })).toBe('2,4-D — 12')
  })
})

describe('A plural', () => {
  const count = (bundle: object) => ({ home: { families: { count: bundle } } })

  test.each([
    ['en', { one: '{count} field', other: '{count} fields' }, ['1 field', '2 fields', '5 fields']],
    [
      'ru',
      { one: '{count} поле', few: '{count} поля', other: '{count} полей' },
      ['1 поле', '2 поля', '5 полей']
    ],
    [
      'ar',
      { one: 'حقل', two: 'حقلان', few: '{count} حقول', other: '{count} حقل' },
      ['حقل', 'حقلان', '5 حقول']
    ],
    ['zh-Hans', { other: '{count}块田' }, ['1块田', '2块田', '5块田']]
  ])('follows the rules of its language: %s', (locale, plural, expected) => {
    const { t } = createMessages(locale, [{ locale, bundle: count(plural) }])
    const texts = [1, 2, 5].map(number => t('home.families.count', { count: number }))
    expect(texts).toEqual(expected)
  })

  test('is taken as a whole: a missing form is never English', () => {
    const { t } = createMessages('ru', [russian(count({ other: 'полей: {count}' }))])
    expect(t('home.families.count', { count: 1 })).toBe('полей: 1')
  })

  test('may say none in its own way, also where the language counts it like another number', () => {
    const forms = { zero: 'nenhum', one: '{count} campo', other: '{count} campos' }
    const { t } = createMessages('pt', [{ locale: 'pt', bundle: count(forms) }])
    const texts = [0, 1].map(number => t('home.families.count', { count: number }))
    expect(texts).toEqual(['nenhum', '1 campo'])
  })

  test('that is borrowed follows the rules of the language it was written in', () => {
    // In Russian, 21 has the plural form of 1; in English it does not.
    const { t } = createMessages('ru', [russian({})])
    expect(t('home.families.count', { count: 21 })).toBe('21 products')
  })
})

describe('A list', () => {
  const doors = (items: object[]) => ({ home: { doors: items } })

  test('is taken as a whole, however short', () => {
    const { list } = createMessages('ru', [russian(doors([{ title: 'Я выращиваю' }]))])
    expect(list('home.doors')).toEqual({ items: [{ title: 'Я выращиваю' }], lang: undefined })
  })

  test('that is empty or not a list is borrowed as a whole, with its language', () => {
    for (const bundle of [doors([]), { home: { doors: 'Двери' } }]) {
      const { items, lang } = createMessages('ru', [russian(bundle)]).list('home.doors')
      expect(items).toHaveLength(4)
      expect(lang).toBe('en')
    }
  })
})

describe('A part of a message that has another shape than the built-in one', () => {
  const other = { deep: ['x'] }

  test.each([
    ['of a plural costs the plural', { home: { families: { count: { one: other, other: 'x' } } } }],
    ['of a list of texts by name costs the list', { home: { doors: ['x', other.deep] } }]
  ])('%s', (_, bundle) => {
    const messages = createMessages('ru', [russian(bundle)])
    expect(messages.t('home.families.count', { count: 2 })).toBe('2 products')
    expect(messages.list('home.doors').lang).toBe('en')
    expect(messages.misshapenKeys()).not.toEqual([])
  })

  test('costs only itself where the rest can be read', () => {
    const bundle = {
      home: { doors: [{ title: 'Я выращиваю', text: other }, 'x'] },
      company: { about: { paragraphs: ['Абзац', other] } },
      nav: 'Меню'
    }
    const messages = createMessages('ru', [russian(bundle)])
    expect(messages.list('home.doors').items).toEqual([{ title: 'Я выращиваю' }])
    expect(messages.list('company.about.paragraphs').items).toEqual(['Абзац'])
    expect(messages.misshapenKeys()).toEqual([
      'nav',
      'home.doors.0.text',
      'home.doors.1',
      'company.about.paragraphs.1'
    ])
  })
})

describe('A brand name', () => {
  const named = (name: string) =>
    createMessages('ru', [russian({ brand: { name } })], 'farm.example')

  test('of more than 80 characters is passed over and reported', () => {
    const messages = named('Б'.repeat(5000))
    expect(messages.t('brand.name')).toBe('farm.example')
    expect(messages.overlongKeys()).toEqual(['brand.name'])
  })

  test('of 80 characters is shown', () => {
    const messages = named('Б'.repeat(80))
    expect(messages.t('brand.name')).toBe('Б'.repeat(80))
    expect(messages.overlongKeys()).toEqual([])
  })
})

describe('The report of borrowed texts', () => {
  test('names every key that another language lends, and no other', () => {
    const bundle = { nav: { news: 'Новости' } }
    const borrowed = createMessages('ru', [russian(bundle)]).borrowedKeys()
    expect(borrowed).toContain('nav.company')
    expect(borrowed).toContain('home.families.count')
    expect(borrowed).not.toContain('nav.news')
  })

  test('is empty where the site is in English', () => {
    expect(createMessages('en', []).borrowedKeys()).toEqual([])
  })

  test('counts a plural and a list as one key', () => {
    const bundle = { a: { one: 'x', other: 'y' }, b: ['z'], c: { d: 'w', e: '' } }
    expect(leafKeys(bundle)).toEqual(['a', 'b', 'c.d', 'c.e'])
  })
})
