import { rm } from 'node:fs/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fetchContent } from '#bff/calls.ts'
import { realClock } from '#bff/clock.ts'
import { BODY_LIMITS } from '#bff/file-limits.ts'
import { endpoints } from '#contract/endpoints.ts'
import { parseFault } from '../../scripts/demo-bff/faults/fault.ts'
import { aPull } from './a-pull.ts'
import { startSmallBff } from './a-small-bff.ts'
import {
  type Answer,
  drip,
  json,
  of,
  type Options,
  raw,
  sourceOf,
  to,
  zipped
} from './evil-answers.ts'

const bodyLimits = {
  ...BODY_LIMITS,
  milliseconds: 400,
  rate: { bytes: 1000, milliseconds: 200 }
}

/** An answer that is no content, and the reason of the failed call. */
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
    await expect(fetchContent(source, 'families')).rejects.toThrow(reason)
  }, 20_000)
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
  })
})

describe('a pull from a BFF that never comes to an end', () => {
  test.each(['families', 'team'] as const)(
    'ends at its time limit with a word, even if only the call of %s hangs',
    async name => {
      const slow = await startSmallBff()
      onTestFinished(() => slow.close())
      slow.faults.set(endpoints[name].path, parseFault('hang'))
      const fixture = await aPull(slow.url)
      const ending = fixture.run({ trees: ['uz'], timeoutMs: 60_000 }, { limitMs: 1_000 })
      await expect(ending).rejects.toThrow('The pull had not ended after 1 s.')
      await rm(fixture.dir, { recursive: true })
    }
  )
})
