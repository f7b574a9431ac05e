/** A tap, or words in a field; `isSent`: sent with the key of the keyboard. */
export type Step = { tap: string } | { field: string; text: string; isSent?: true }

/** The goal of a visit: `answer` selects what the visitor reads at the end. */
export type Visit = { who: string; what: string; path: string; steps: Step[]; answer: string }

const QUESTION = '#finder-q'
const PICK = 'add-to-compare button'

/** The goals of four visitors of a crop-protection company. */
export const visits: readonly Visit[] = [
  {
    who: 'grower, Brazil',
    what: 'dose against rust in soybean',
    path: '/br',
    steps: [{ field: QUESTION, text: 'ferrugem soja', isSent: true }],
    answer: '[data-part=card] td'
  },
  {
    who: 'grower, Brazil',
    what: 'product and tanks for 10 ha, from the card',
    path: '/br/problem/asian-soybean-rust#crop-soybean',
    steps: [
      { tap: '#crop-soybean a[data-opens][href$=amounts]' },
      { field: '#crop-soybean [name=area]', text: '10' }
    ],
    answer: '#crop-soybean [data-tool=amounts] tbody td:nth-child(3)'
  },
  {
    who: 'grower, Brazil',
    what: 'may be harvested in 14 days: what may still be sprayed on soybean',
    path: '/br/product-list?crop=soybean',
    steps: [
      { tap: '.finder-open' },
      { tap: '.filter-sheet summary:has-text("Carência")' },
      { tap: '.filter-sheet label:has(input[name=harvest][value="14"])' },
      { tap: '.filter-sheet .sheet-foot .button' }
    ],
    answer: '[data-part=chips] button[data-filter=harvest]'
  },
  {
    who: 'grower, Thailand',
    what: 'dose for a rai against rice blast',
    path: '/th',
    steps: [{ field: QUESTION, text: 'ข้าว โรคไหม้ข้าว', isSent: true }],
    answer: '[data-part=card] td small'
  },
  {
    who: 'grower, Thailand',
    what: 'knapsacks for 3 rai, from the card',
    path: '/th/problem/rice-blast#crop-rice',
    steps: [
      { tap: '#crop-rice a[data-opens][href$=amounts]' },
      { field: '#crop-rice [name=area]', text: '3' }
    ],
    answer: '#crop-rice [data-tool=amounts] tbody td:nth-child(3)'
  },
  {
    who: 'agronomist',
    what: 'season against rust in soybean by resistance groups',
    path: '/br/problem/asian-soybean-rust#crop-soybean',
    steps: [{ tap: '#crop-soybean a[data-opens][href$=plan]' }],
    answer:
      '#crop-soybean [data-tool=plan] tbody time, #crop-soybean [data-tool=plan] tbody tr + tr td'
  },
  {
    who: 'agronomist',
    what: 'products of one resistance group, from a product',
    path: '/br/product/4158',
    steps: [{ tap: '#doses a[href*="group="]' }],
    answer: '[data-part=chips] button[data-filter=group]'
  },
  {
    who: 'distributor',
    what: 'three products side by side',
    path: '/br/product-list',
    steps: [
      { tap: `:nth-match(${PICK}:visible, 1)` },
      { tap: `:nth-match(${PICK}:visible, 2)` },
      { tap: `:nth-match(${PICK}:visible, 3)` },
      { tap: 'compare-tray a.button' }
    ],
    answer: '[data-table] td'
  },
  {
    who: 'distributor',
    what: 'the same product in Brazil, with name and number',
    path: '/gl/product/4101',
    steps: [{ tap: 'a[data-same-in=br]' }],
    answer: 'h1'
  },
  {
    who: 'distributor',
    what: 'all strengths of glyphosate in the portfolio',
    path: '/gl/product-global-list',
    steps: [{ field: 'product-rows input', text: 'glifosato' }],
    answer: '[data-count]:has-text("7 of")'
  },
  {
    who: 'journalist',
    what: 'whom to ask, and pictures',
    path: '/gl',
    steps: [{ tap: '.menu > summary' }, { tap: '.menu a[href$="/press"]' }],
    answer: 'a[href^="mailto:press"]'
  },
  {
    who: 'journalist',
    what: 'latest annual report',
    path: '/gl',
    steps: [{ tap: '.menu > summary' }, { tap: '.menu a[href$="/investors"]' }],
    answer: 'a[href$="annual-2025.pdf"]'
  }
]
