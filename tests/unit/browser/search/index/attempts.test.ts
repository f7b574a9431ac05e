import { describe, expect, test } from 'vitest'
import { attempts, exactly } from '#browser/search/index/attempts.ts'
import { fuzzyAttempts, laterAttempts } from '#browser/search/index/later-attempts.ts'
import { isLong } from '#browser/search/words/words.ts'

const all = (query: string) => [...attempts(query), ...laterAttempts(query)]
const queriesOf = (query: string) => [...new Set(all(query).map(({ query }) => query))]

/** The wrong letters that one of the attempts allows in a word; false for none. */
const forgiven = (list: Iterable<ReturnType<typeof exactly>>, word: string) =>
  [...list].map(({ fuzzy }) => typeof fuzzy === 'function' && fuzzy(word, 0, [word]))

describe('the attempts of a search', () => {
  test('begin with the words as they were typed', () => {
    const [first] = attempts('fall armyworm')
    expect(first).toEqual({ query: 'fall armyworm', compounds: 'whole' })
  })

  test('take a single letter for the beginning of a word, not for a word', () => {
    const [first] = attempts('s')
    expect(first).toHaveProperty('prefix')
  })

  test('join two words, and cut one in two', () => {
    expect(queriesOf('army worm')).toContain('armyworm')
    expect(queriesOf('fallarmyworm')).toContain('fall armyworm')
    expect(queriesOf('480SL')).toContain('480 SL')
  })

  test('cut no Thai and no Chinese, which are written without spaces', () => {
    expect(queriesOf('ไกลโฟเซต').some(query => query.includes(' '))).toBe(false)
    expect(queriesOf('草地贪夜蛾幼虫').some(query => query.includes(' '))).toBe(false)
  })

  test('swap neighbouring letters', () => {
    expect(queriesOf('rcie')).toContain('rice')
  })

  test('forgive a wrong letter only at last, and only in longer words', () => {
    const allowed = forgiven(all('soybaen'), 'soybaen')
    expect(allowed.findIndex(Boolean)).toBeGreaterThan(allowed.lastIndexOf(false))
    expect(forgiven(all('rise'), 'rise').some(Boolean)).toBe(false)
  })

  test('forgive nothing in figures, resistance groups and pairs of Chinese', () => {
    for (const word of ['720000', 'hrac 15', '玉米螟虫'])
      expect(forgiven([...all(word), ...fuzzyAttempts(word)], word).some(Boolean)).toBe(false)
  })

  test('end with words that are only similar, which may begin with another letter', () => {
    expect([...fuzzyAttempts('zonda')][0]).toMatchObject({ withAnyFirst: true })
    expect([...fuzzyAttempts('zonda 19 EC')].at(-1)).toMatchObject({ combineWith: 'OR' })
  })
})

test('a name is asked for whole: it is not the beginning of another', () => {
  expect(exactly('Marin')).toMatchObject({ query: 'Marin', prefix: false })
})

test.each([
  ['sc', false],
  ['soja', true],
  ['稻', true],
  ['hrac 15', false]
])('%s is long enough to be a prefix: %s', (term, isOne) => {
  expect(isLong(term)).toBe(isOne)
})
