import { describe, expect, test } from 'vitest'
import { builtIn, type DefaultCallName } from '#bff/built-in.ts'
import { readRecords } from '#bff/records.ts'
import { type EndpointName, endpoints, sectionSlugs } from '#contract/endpoints.ts'
import { defaultOf } from '#texts/defaults.ts'

const names = (Object.keys(endpoints) as EndpointName[]).filter(
  (name): name is DefaultCallName => endpoints[name].onFailure === 'default' && name !== 'bundle'
)
const groups = ['annual', 'interim', 'sustainability', 'announcements']
const asked = names.flatMap((name): [DefaultCallName, string][] => {
  if (name === 'section') return sectionSlugs.map(slug => [name, slug])
  if (name === 'reports') return groups.map(id => [name, id])
  return [[name, '']]
})

const context = (lang: string) => ({ prefix: 'br', country: 'br', env: 'prod', lang })

describe.each(['eng', 'zho', 'por'])('the built-in content for %s', lang => {
  test.each(asked)('of %s %s fits the contract without a finding', (name, key) => {
    const { content } = defaultOf(name, { lang, key })
    const items: unknown[] = Array.isArray(content) ? content : [content]
    const { findings } = readRecords(endpoints[name].schema, items, { call: name, tree: lang })
    expect(items.length).toBeGreaterThan(0)
    expect(findings).toEqual([])
  })

  test.each(asked)('of %s %s names no file', (name, key) => {
    const { content } = builtIn(name, context(lang), { id: key, slug: key })
    expect(JSON.stringify(content)).not.toMatch(/":"\/[^"]*"/)
  })
})

describe('the built-in content', () => {
  test('has the ten news categories, one post each', () => {
    const { content } = builtIn('blogCategories', context('eng'), {})
    expect(content.map(({ blogCount }) => blogCount)).toEqual(Array(10).fill(1))
  })

  test('has the families 2001 to 2008', () => {
    const { content } = builtIn('portfolio', context('eng'), {})
    expect(content.map(({ id }) => id).join(' ')).toBe('2001 2002 2003 2004 2005 2006 2007 2008')
  })

  test.each([
    ['eng', 'team', 'en'],
    ['zho', 'team', 'zh-Hans'],
    ['tha', 'team', 'en'],
    ['eng', 'infoDocuments', 'zh-Hans']
  ] as const)('for %s of %s is marked %s', (lang, name, tag) => {
    expect(builtIn(name, context(lang), {}).lang).toBe(tag)
  })

  test('is Chinese where it is marked so', () => {
    const { content } = builtIn('testimonials', context('zho'), {})
    for (const { quote } of content) expect(quote).toMatch(/\p{Script=Han}/u)
  })
})
