import type { Page } from '@playwright/test'

/** What a visitor does on a page, and what the page answers. */
export type Journey = {
  name: string
  path: string
  act: (page: Page) => Promise<void>
  answer: (page: Page) => Promise<string>
  /** The beginning of the answer. */
  like: RegExp
  /** The page of its link, for when its code is missing. */
  leadsTo?: RegExp
  /** The answer of its HTML without any code, as without JavaScript. */
  withoutCode?: string
  /** The answer of its HTML while its code is still coming; the right one must follow. */
  meanwhile?: string
}

/** Every journey asks this question by its address. */
export const onlyRead = () => Promise.resolve()
/** The words that the page shows now, without waiting, and without the lines that a style sheet breaks them into. */
const textOf = async (page: Page, selector: string) => {
  const [text = ''] = await page.locator(selector).filter({ visible: true }).allInnerTexts()
  return text.replaceAll(/\s+/g, ' ').trim()
}

export const journeys: readonly Journey[] = [
  {
    name: 'a shared list',
    path: '/gl/product-list?crop=maize&q=nicosulfuron',
    act: onlyRead,
    answer: page => textOf(page, '[data-part=count]'),
    like: /^(Showing|Mostrando)/
  },
  {
    name: 'a choice in the list',
    path: '/gl/product-list',
    act: page => page.getByRole('checkbox', { name: 'Maize' }).first().click(),
    answer: page => textOf(page, '[data-part=count]'),
    like: /^(Showing|Mostrando)/
  },
  {
    name: 'the answer to a crop and a problem',
    path: '/br/product-list?crop=soybean&problem=asian-soybean-rust',
    act: onlyRead,
    answer: page => textOf(page, '[data-part=card] h3'),
    like: /Soja/
  },
  {
    name: 'the search',
    path: '/gl/search?q=armywrom',
    act: onlyRead,
    answer: page => textOf(page, '[data-part=status]'),
    like: /results? for/
  },
  {
    name: 'the search of countries',
    path: '/gl/solutions',
    act: page => page.locator('country-finder input').fill('cote d'),
    answer: page => textOf(page, 'country-finder [role=status]'),
    like: /1/
  },
  {
    name: 'the dialog of countries',
    path: '/gl/terms-and-conditions',
    act: page => page.locator('header .country').filter({ visible: true }).click(),
    answer: page => textOf(page, 'dialog.country-dialog h2'),
    like: /country/,
    leadsTo: /\/gl\/solutions#countries$/
  },
  {
    name: 'the dialog of a question',
    path: '/gl/product/4101',
    act: page => page.locator('[data-name=contact-modal] a').first().click(),
    answer: page => textOf(page, 'dialog[open] h2'),
    like: /^Ask about/,
    leadsTo: /\/gl\/contact-us\?product=/
  },
  {
    name: 'the calculator',
    path: '/br/problem/asian-soybean-rust',
    act: page => page.locator('details[data-tool=amounts] summary').first().click(),
    answer: page => textOf(page, 'details[data-tool=amounts] form label'),
    like: /Área/,
    withoutCode: 'hydrate-on-interaction:not(:defined) details[data-tool=amounts][open] td',
    meanwhile: 'details[data-tool=amounts][open] td'
  },
  {
    name: 'a comparison',
    path: '/gl/compare?ids=4101,4102',
    act: onlyRead,
    answer: page => textOf(page, '.compare .names'),
    like: /\w/
  },
  {
    name: 'rows of the portfolio',
    path: '/gl/product-global-list?q=glifosato',
    act: onlyRead,
    answer: page => textOf(page, 'product-rows [data-count]'),
    like: /glyphosate/
  }
]
