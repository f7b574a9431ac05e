import { describe, expect, test } from 'vitest'
import { parseFaultOption } from '#scripts/demo-bff/faults/option.ts'
import { faultForms, parseFault } from '#scripts/demo-bff/faults/fault.ts'
import { readOptions } from '#scripts/demo-bff/server/options.ts'

describe('written fault', () => {
  test.each(Object.keys(faultForms))('%s is read', form => {
    expect(parseFault(form).kind).toBe(form.split(':')[0])
  })

  test('may say when to come back, and in which way it is flaky', () => {
    expect(parseFault('status:429:2')).toEqual({ kind: 'status', status: 429, retryAfter: 2 })
    expect(parseFault('flaky:2:reset')).toEqual({
      kind: 'flaky',
      times: 2,
      fault: { kind: 'reset' }
    })
  })

  test.each(['', 'status', 'status:99', 'delay:soon', 'hang:3', 'flaky:0'])(
    '"%s" is refused',
    form => {
      expect(() => parseFault(form)).toThrow('is not a fault. Faults are written like status:503')
    }
  )
})

describe('--fault', () => {
  test('is a call and a fault, for every tree or one, and for one method', () => {
    const fault = { kind: 'cut' }
    expect(parseFaultOption('/blog=cut')).toEqual({ call: '/blog', fault })
    expect(parseFaultOption('br /blog=cut')).toEqual({ call: '/blog', fault, country: 'br' })
    expect(parseFaultOption('POST br/por /report?category=annual=cut')).toEqual({
      call: '/report?category=annual',
      fault,
      method: 'POST',
      country: 'br',
      lang: 'por'
    })
  })

  test('names the calls when it is about none of them', () => {
    expect(() => parseFaultOption('/nosuch=cut')).toThrow(
      'There is no call "/nosuch". There are /header, /family, '
    )
  })

  test.each([
    '/localProduct/product/{id}',
    '/localProduct/product/4101',
    '/report?category=annual',
    '/assets/*',
    '/files/products/*',
    '/contact/newsletter',
    '/*'
  ])('may be about %s', call => {
    expect(parseFaultOption(`${call}=cut`).call).toBe(call)
  })

  test('says how it is written when it is not readable', () => {
    expect(() => parseFaultOption('blog')).toThrow('--fault "blog" is not readable. Write the call')
  })
})

const usual = { port: 4322, profile: 'demo' } as const

describe('command line', () => {
  test('selects another profile of content', () => {
    expect(readOptions(['--profile', 'hostile'], usual)).toMatchObject({ profile: 'hostile' })
  })

  test('selects the demo data without a size', () => {
    expect(readOptions([], usual)).toMatchObject({ port: 4322, size: undefined, faults: [] })
  })

  test('selects generated data with a size', () => {
    const { size } = readOptions(['--countries', '40', '--products', '300'], usual)
    expect(size).toEqual({ countries: 40, products: 300, seed: 1 })
  })

  test.each([
    [['--products', 'many'], '--products is "many", but must be a whole number from 1 to 100000.'],
    [['--countries', '241'], '--countries is "241", but must be a whole number from 0 to 240.'],
    [
      ['--geo-field', 'land'],
      '--geo-field is "land", but must be one of country_code, countryCode, country.'
    ],
    [['--geo', 'Brazil'], '--geo is "Brazil", but must be two letters, like br.'],
    [['--profile', 'own'], '--profile is "own", but must be one of demo, other, hostile.'],
    [['--colour'], "Unknown option '--colour'"]
  ])('%j is refused', (args, sentence) => {
    expect(() => readOptions(args, usual)).toThrow(sentence)
  })
})
