import { describe, expect, test } from 'vitest'
import { formatRedirects } from '#scripts/hosts/netlify/format-redirects.ts'
import { redirects, type RedirectContext } from '#routes/redirects.ts'

const tree = (prefix: string, lang = 'eng', env: 'prod' | 'preview' = 'prod') => ({
  prefix,
  country: prefix.slice(0, 2),
  env,
  lang
})

const context: RedirectContext = {
  trees: [tree('gl'), tree('gl-prod-zho', 'zho'), tree('br', 'por'), tree('ru', 'rus')],
  countries: [{ iso: 'gl' }, { iso: 'br', lang: 'por' }, { iso: 'ru', lang: 'rus' }, { iso: 'fr' }]
}

const preview: RedirectContext = {
  ...context,
  trees: [
    ...context.trees,
    tree('gl-preview', 'eng', 'preview'),
    tree('fr-preview', 'eng', 'preview')
  ]
}

const ruleFor = (from: string, rules = redirects(context)) => rules.find(rule => rule.from === from)

describe('the redirect list', () => {
  test('leads a legacy path to the country, and to "not open" when the country has no tree', () => {
    expect(ruleFor('/russia')).toEqual({ from: '/russia', to: '/ru', status: 301 })
    expect(ruleFor('/ghana/*')).toEqual({
      from: '/ghana/*',
      to: '/gl/pagenotfound#gh',
      status: 302
    })
  })

  test('says “not open” of a closed country in any environment and language', () => {
    expect(ruleFor('/fr-*')).toMatchObject({ to: '/gl/pagenotfound#fr', status: 302 })
    expect(ruleFor('/br-*')).toBeUndefined()
  })

  test('leads a preview in a country’s own language to the preview', () => {
    const rules = redirects({
      ...preview,
      trees: [...preview.trees, tree('br-preview', 'por', 'preview')]
    })
    expect(ruleFor('/br-preview-por/:screen', rules)).toMatchObject({ to: '/br-preview/:screen' })
    expect(ruleFor('/gl-preview-eng', rules)).toMatchObject({ to: '/gl-preview', status: 301 })
    expect(ruleFor('/br-preview-por')).toBeUndefined()
  })

  test('leads a closed country to its preview in a preview build', () => {
    expect(ruleFor('/fr/*')).toMatchObject({ to: '/gl/pagenotfound#fr', status: 302 })
    expect(ruleFor('/fr/*', redirects(preview))).toMatchObject({
      to: '/fr-preview/:splat',
      status: 302
    })
  })

  test('never matches a tree’s own pages before they are found missing', () => {
    for (const { prefix } of preview.trees) {
      const rules = redirects(preview).filter(({ from }) => from.startsWith(`/${prefix}/`))
      const early = rules.filter(({ from, status }) => status !== 404 && !from.includes('b2b'))
      expect(early).toEqual([])
    }
  })

  test('has no rule for B2B pages that could match in the global trees', () => {
    const b2b = redirects(preview).filter(({ from }) => from.includes('b2b'))
    expect(b2b.filter(({ from }) => from.startsWith('/gl'))).toEqual([
      // The preview of the global site has B2B pages of its own.
    ])
    expect(b2b.map(({ from }) => from)).toContain('/br/product-b2b-list/:id')
  })

  test('leads nowhere off the site, and to no address that another rule moves again', () => {
    const rules = redirects(context)
    const moving = new Set(rules.filter(({ status }) => status < 400).map(({ from }) => from))
    for (const { to } of rules) {
      expect(to).toMatch(/^\/[^/]/)
      expect(moving.has(to)).toBe(false)
    }
  })

  test('names each path once', () => {
    const paths = redirects(preview).map(({ from }) => from)
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
  })
})

describe('the host’s file', () => {
  test('has one rule a line, an exclamation mark where it is forced', () => {
    const text = formatRedirects([
      { from: '/', to: '/gl', status: 301 },
      { from: '/gl/404', to: '/gl/404.html', status: 404, isForced: true }
    ])
    expect(text).toBe('/ /gl 301\n/gl/404 /gl/404.html 404!\n')
  })

  test('keeps to ASCII paths, which the host compares byte by byte', () => {
    expect(formatRedirects(redirects(preview))).toMatch(/^[\x20-\x7e\n]*$/)
  })
})
