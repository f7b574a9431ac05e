import type { Page } from '@playwright/test'

/** `act` ends with the measured tap, or with typing; `answer` selects what is visible after it. */
export type Scene = { path: string; act: (page: Page) => Promise<unknown>; answer: string }

const DIALOG = 'dialog[open]'
const PRODUCTS = 'product-results [data-part=chips]:not([hidden]) > *'

const tap = (page: Page, selector: string) =>
  page.locator(selector).filter({ visible: true }).first().tap()
const island = (name: string) => `hydrate-on-interaction[data-name=${name}]`

async function type(page: Page, field: string, word: string): Promise<void> {
  await tap(page, field)
  // As fast as people type on a phone.
  await page.keyboard.type(word, { delay: 250 })
}

export const taps: Record<string, Scene> = {
  'home: “ferrugem soja” sent to the finder': {
    path: '/br',
    act: async page => {
      await page.fill('#finder-q', 'ferrugem soja')
      await page.press('#finder-q', 'Enter')
    },
    answer: PRODUCTS
  },
  'home: “ferrugem soja”, typed, and sent to the finder': {
    path: '/br',
    act: async page => {
      await type(page, '#finder-q', 'ferrugem soja')
      await page.press('#finder-q', 'Enter')
    },
    answer: PRODUCTS
  },
  'list: the field, and a word': {
    path: '/br/product-list',
    act: async page => {
      await tap(page, '.finder-search input')
      await page.keyboard.insertText('glifosato')
    },
    answer: PRODUCTS
  },
  'list: the filters': {
    path: '/br/product-list',
    act: page => tap(page, '.finder-open'),
    answer: DIALOG
  },
  'product: ask': {
    path: '/br/product/4111',
    act: page => tap(page, `${island('contact-modal')} a`),
    answer: DIALOG
  },
  'header: countries': {
    path: '/br',
    act: page => tap(page, `${island('country-selector')} a`),
    answer: DIALOG
  }
}

export const keys: Record<string, Scene> = {
  finder: {
    path: '/br/product-list',
    act: page => type(page, '.finder-search input', 'glifosato'),
    answer: PRODUCTS
  },
  'global list': {
    path: '/gl/product-global-list',
    act: page => type(page, 'product-rows input', 'glypho'),
    answer: 'product-rows tbody th'
  },
  'country search': {
    path: '/br',
    act: async page => {
      await tap(page, `${island('country-selector')} a`)
      await type(page, `${DIALOG} input`, 'egypt')
    },
    answer: DIALOG
  },
  'site search': {
    path: '/br/search',
    act: page => type(page, 'site-search input', 'ferrugem'),
    answer: '[data-part=results] li'
  }
}
