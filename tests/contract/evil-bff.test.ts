import { rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { fetchContent } from '#bff/calls.ts'
import { realClock } from '#bff/clock.ts'
import { BODY_LIMITS } from '#bff/file-limits.ts'
import { endpoints } from '#contract/endpoints.ts'
import { pullProducts } from '#snapshot/pull-products.ts'
import { parseFault } from '../../scripts/demo-bff/faults/fault.ts'
import { serve } from './a-hostile-host.ts'
import { aPull } from './a-pull.ts'
import { startSmallBff } from './a-small-bff.ts'
import { aSource } from './a-source.ts'

type Answer = (response: ServerResponse, path: string) => void
type Options = Parameters<typeof aSource>[1]

let bff: Pick<Awaited<ReturnType<typeof serve>>, 'url' | 'close'>
afterEach(() => bff.close())

/** A source whose BFF gives every call this answer. */
async function sourceOf(answer: Answer, options: Options = {}) {
  bff = await serve((path, response) => answer(response, path))
  return aSource(bff.url, { clock: realClock, ...options })
}

const json =
  (...parts: Iterable<string>[]): Answer =>
  response => {
    response.writeHead(200, { 'content-type': 'application/json' })
    pipeline(Readable.from(inPieces(parts)), response, () => undefined)
  }

const zipped =
  (...parts: Iterable<string>[]): Answer =>
  response => {
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'application/json' })
    pipeline(Readable.from(inPieces(parts)), createGzip({ level: 1 }), response, () => undefined)
  }

function* inPieces(parts: readonly Iterable<string>[]): Generator<string> {
  for (const part of parts)
    if (typeof part === 'string') yield part
    else yield* part
}

/** So many megabytes of a text, again and again; without a number, without an end. */
function* of(text: string, megabytes = Infinity): Generator<string> {
  const piece = text.repeat(65_536 / text.length)
  for (let n = 0; n < megabytes * 16; n++) yield piece
}

const raw =
  (headers: Record<string, string>, body: string | Buffer): Answer =>
  response =>
    void response.writeHead(200, headers).end(body)

/** Writes a byte, and then another one, for ever. */
const drip =
  (milliseconds: number, piece = ' '): Answer =>
  response => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('[')
    const timer = setInterval(() => response.write(piece), milliseconds)
    response.on('close', () => clearInterval(timer))
  }

const to =
  (location: (path: string) => string): Answer =>
  (response, path) =>
    void response.writeHead(302, { location: location(path) }).end()

const bodyLimits = {
  ...BODY_LIMITS,
  milliseconds: 400,
  rate: { bytes: 1000, milliseconds: 200 }
}

/** An answer that is no content, and the reason that the call ends with. */
const evil: [string, Answer, string | RegExp, Options?][] = [
  ['of 200 MB of opening brackets', json(of('[', 200)), 'nested deeper than 32 levels'],
  ['of 200 MB of lists in lists', json(of('[[],', 200)), 'nested deeper than 32 levels'],
  ['of 200 MB of zeros', json('[', of('0,', 200), '0]'), 'more than 2000000 values'],
  ['of 200 MB of empty records', json('[', of('{},', 200), '{}]'), 'more than 2000000 values'],
  ['of 200 MB of short texts', json('[', of('"",', 200), '""]'), 'more than 2000000 values'],
  ['of 200 MB of keys', json('[{', of('"k":1,,,', 200), '}]'), 'more than 2000000 values'],
  ['of 10 MB of one text', json('"', of('a', 10), '"'), 'The answer is not a list.'],
  [
    'that unpacks to 60 MB of blanks',
    zipped(of(' ', 60)),
    'The body is larger than 50 MB.',
    { bodyLimits: { ...BODY_LIMITS, kept: 50 * 1024 * 1024 } }
  ],
  ['that unpacks to 200 MB of brackets', zipped(of('{"a":', 200)), 'nested deeper than 32 levels'],
  [
    'of 100,000 records',
    json('[', of('{"id":"7"},        ', 100_000 / 65_536), '{}]'),
    /\d{5} records, at most 20000 are read/
  ],
  ['of which a byte comes every 20 ms', drip(20), 'In 0.2 s only', { bodyLimits }],
  ['that never ends', drip(5, ' '.repeat(200)), 'had not arrived after 0.4 s', { bodyLimits }],
  ['that redirects to itself', to(path => path), 'It redirects more than 5 times.'],
  ['that redirects for ever', to(path => `${path}x`), 'It redirects more than 5 times.'],
  [
    'that redirects in a circle',
    to(path => (path === '/a' ? '/b' : '/a')),
    'It redirects more than 5 times.'
  ],
  ['that redirects to no address', to(() => 'http://'), 'which is no address'],
  [
    'that redirects to a file',
    to(() => 'file:///etc/passwd'),
    'It redirects to file:///etc/passwd'
  ],
  [
    'that is a picture',
    raw({ 'content-type': 'application/json' }, Buffer.from('89504e470d0a1a0a', 'hex')),
    'The body is cut or malformed.'
  ],
  [
    'in UTF-16',
    raw({ 'content-type': 'application/json' }, Buffer.from('\ufeff[]', 'utf16le')),
    'The body is cut or malformed.'
  ],
  [
    'that is not zipped, though it says so',
    raw({ 'content-encoding': 'gzip' }, '[]'),
    'Network error or timeout.'
  ],
  ['that is a page', raw({ 'content-type': 'application/json' }, '<p>'), 'The body is HTML']
]

describe.each(evil)('an answer %s', (_, answer, reason, options) => {
  test('ends the call with this word, and soon', async () => {
    const clock = { ...realClock, sleep: () => Promise.resolve() }
    const { source } = await sourceOf(answer, { clock, ...options })
    const started = performance.now()
    await expect(fetchContent(source, 'families')).rejects.toThrow(reason)
    expect(performance.now() - started).toBeLessThan(8_000)
  })
})

/** A source whose BFF has one product, with these details. */
async function ofAProduct(details: object | string) {
  const listed = '{"id":"7","brandname":"Ostria","family_id":"2001"}'
  const text = typeof details === 'string' ? details : JSON.stringify(details)
  return sourceOf((response, path) => {
    const isList = path === '/localProduct'
    response.end(isList ? `[${listed}]` : `${listed.slice(0, -1)},${text.slice(1)}`)
  })
}

const use = { crop: 'maize', problematic: 'rust', dose_min: 1, dose_max: 2, dose_unit: 'L/ha' }
const withUse = (fields: string) =>
  `{"recommendations":[${JSON.stringify(use)},${JSON.stringify(use).slice(0, -1)},${fields}}]}`

describe('a number that is none', () => {
  test.each([
    ['"dose_max":1e308'],
    ['"dose_max":1e999'],
    ['"dose_max":"NaN"'],
    ['"dose_max":"Infinity"'],
    ['"dose_max":12345678901234567890'],
    ['"dose_max":"0x10"'],
    ['"dose_max":null']
  ])('such as %s costs its dose, and no other', async fields => {
    const { source, findings } = await ofAProduct(withUse(fields))
    const [product] = await pullProducts(source)
    expect(product?.recommendations).toEqual([use])
    expect(findings).toMatchObject([{ kind: 'value', record: '7' }])
  })

  test.each([
    ['"water_l_ha":1e308'],
    ['"water_l_ha":12345678901234567890'],
    ['"water_l_ha":"NaN"'],
    ['"water_l_ha":"-Infinity"'],
    ['"water_l_ha":"undefined"']
  ])('such as %s is not shown', async fields => {
    const { source, findings } = await ofAProduct(withUse(fields))
    const [product] = await pullProducts(source)
    expect(product?.recommendations).toEqual([use, use])
    expect(findings).toMatchObject([{ kind: 'value', field: 'recommendations.1.water_l_ha' }])
  })

  test('is not a negative nothing', async () => {
    const { source } = await ofAProduct(
      withUse('"phi_days":-0,"interval_days":"-0","water_l_ha":-0')
    )
    const [product] = await pullProducts(source)
    const zero = { phi_days: 0, interval_days: 0, water_l_ha: '0' }
    expect(product?.recommendations[1]).toEqual({ ...use, ...zero })
  })
})

describe('a date', () => {
  test.each([
    '0000-01-01',
    '0001-01-01T00:00:00Z',
    '1799-12-31',
    '9999-12-31T23:59:59-14:00',
    '2026-02-30',
    '2026-13-01',
    '2026-11-20T24:00:01Z',
    '+275760-09-13',
    '-000001-01-01',
    '1e308',
    'NaN'
  ])('out of range, such as %s, costs the date and not the post', async date => {
    const posts = [{ id: '1', title: 'Rust in soybean', date }]
    const { source, findings } = await sourceOf(json(JSON.stringify(posts)))
    expect(await fetchContent(source, 'posts')).toEqual([
      { id: '1', title: 'Rust in soybean', tags: [] }
    ])
    expect(findings).toMatchObject([{ kind: 'value', field: 'date', received: `"${date}"` }])
  })
})

describe('a record', () => {
  test('that is its own parent is a record without parents', async () => {
    const entries = [
      { id: 1, description: 'Herbicides', parent: 2, children: [1, 2], related: [{ id: 1 }] },
      { id: 2, description: 'Fungicides', parent: 1, children: [1, 2], related: [{ id: 2 }] }
    ]
    const { source } = await sourceOf(json(JSON.stringify(entries)))
    expect(await fetchContent(source, 'formulations')).toEqual(
      entries.map(({ id, description }) => ({ id: String(id), description }))
    )
  })

  test('whose every text is a name of 5,000 letters without a space keeps their beginnings', async () => {
    const long = 'W'.repeat(5_000)
    const { source, findings } = await ofAProduct({
      ...{ brandname: long, description: long, composition: long, concentration: long },
      ...{ packs: [long], calibre: [long], recommendations: [{ ...use, dose_unit: long }] }
    })
    const [product] = await pullProducts(source)
    expect(product?.brandname).toHaveLength(120)
    expect(product?.packs[0]).toHaveLength(120)
    expect(product?.recommendations[0]?.dose_unit).toHaveLength(120)
    expect(product?.description).toHaveLength(5_000)
    expect(new Set(findings.map(({ kind }) => kind))).toEqual(new Set(['shortened']))
  })

  test('named by a key of every object is a record like others', async () => {
    const body =
      '[{"id":"__proto__","description":"x","__proto__":{"lang":"eng"}},{"id":"constructor","description":"y"}]'
    const { source } = await sourceOf(json(body))
    const read = await fetchContent(source, 'families')
    expect(read.map(({ id }) => id)).toEqual(['__proto__', 'constructor'])
    expect(({} as { lang?: string }).lang).toBeUndefined()
  })
})

describe('answers that are large together', () => {
  test('fail beyond the memory for all, and leave it to others when they end', async () => {
    const kept = 3 * 1024 * 1024
    const texts: Answer = response => {
      response.write(`[${`"${'a'.repeat(1021)}",`.repeat(2048)}`)
      setTimeout(() => response.end('""]'), 200)
    }
    const { source } = await sourceOf(texts, { bodyLimits: { ...BODY_LIMITS, kept } })
    const ask = () => fetchContent(source, 'families').then(() => '', String)
    const together = await Promise.all([ask(), ask(), ask(), ask()])
    expect(together.filter(word => word.includes('at once are larger than 3 MB'))).not.toEqual([])
    expect(await ask()).toContain('records cannot be used')
  }, 20_000)
})

describe('a list with more flaws than anybody reads', () => {
  test('names the first of them, and the number of the others', async () => {
    const aliases = Array.from({ length: 40 }, (_, at) => at)
    const families = Array.from({ length: 500 }, (_, at) => ({
      id: 1000 + at,
      description: 'x',
      aliases
    }))
    const { source, findings } = await sourceOf(json(JSON.stringify(families)))
    expect(await fetchContent(source, 'families')).toHaveLength(500)
    expect(findings).toHaveLength(10_001)
    expect(findings.at(-1)?.message).toBe(
      'GET /family (tree br): record (others) was kept without 10000 more values.'
    )
  })
})

describe('a pull from a BFF that never comes to an end', () => {
  test.each(['families', 'team'] as const)(
    'ends at its time limit with a word, even if only the call of %s hangs',
    async name => {
      const slow = await startSmallBff()
      bff = slow
      slow.faults.set(endpoints[name].path, parseFault('hang'))
      const fixture = await aPull(slow.url)
      const ending = fixture.run({ trees: ['uz'], timeoutMs: 60_000 }, { limitMs: 1_000 })
      await expect(ending).rejects.toThrow('The pull had not ended after 1 s.')
      await rm(fixture.dir, { recursive: true })
    }
  )
})
