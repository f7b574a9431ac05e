/** One tree for each script and direction of the site. */
export const readers = [
  { prefix: 'gl', lang: 'en', dir: 'ltr' },
  { prefix: 'gl-prod-zho', lang: 'zh', dir: 'ltr' },
  { prefix: 'br', lang: 'pt', dir: 'ltr' },
  { prefix: 'sa', lang: 'ar', dir: 'rtl' }
] as const

/** The other trees of the demo. */
export const otherTrees = [
  'au',
  'cn',
  'cn-prod-eng',
  'co',
  'gh',
  'id',
  'mx',
  'my',
  'pe',
  'ru',
  'th',
  'th-prod-eng',
  'ug',
  'uz',
  'za'
] as const
