/** One tree a script and direction that the site is read in, with words only it shows. */
export const readers = [
  { prefix: 'gl', lang: 'en', dir: 'ltr' },
  { prefix: 'gl-prod-zho', lang: 'zh', dir: 'ltr' },
  { prefix: 'br', lang: 'pt', dir: 'ltr' },
  { prefix: 'sa', lang: 'ar', dir: 'rtl' }
] as const
