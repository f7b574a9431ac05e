import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { BODY_LIMITS } from '#bff/file-limits.ts'
import { type Endpoint, type EndpointName, endpoints } from '#contract/endpoints.ts'
import { parseFault } from '../../scripts/demo-bff/faults/fault.ts'
import { type Bff, startBff } from '../../scripts/demo-bff/server/server.ts'
import { aSource } from './a-source.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

let bff: Bff
beforeAll(async () => {
  bff = await startBff()
})
afterEach(() => bff.faults.clear())
afterAll(() => bff.close())

const names = Object.keys(endpoints) as EndpointName[]
const lists = names.filter(name => endpoints[name].shape === 'list')

/** A fault, the number of attempts, and the message. */
type Failing = { fault: string; tries: number; says: string | RegExp } & Limits
type Limits = Pick<Parameters<typeof aSource>[1] & object, 'timeoutMs' | 'bodyLimits'>

const network = 'Network error or timeout. Please check your connection.'
const server = 'Server error. Please try again later.'
const failing: Failing[] = [
  {
    fault: 'status:403',
    tries: 1,
    says: 'Access denied. You do not have permission for this action. (HTTP 403)'
  },
  { fault: 'status:404', tries: 1, says: 'Error: Not Found (HTTP 404)' },
  { fault: 'status:304', tries: 1, says: '(HTTP 304)' },
  { fault: 'status:408', tries: 6, says: 'Error: Request Timeout (HTTP 408)' },
  { fault: 'status:429', tries: 6, says: 'Error: Too Many Requests (HTTP 429)' },
  { fault: 'status:500', tries: 6, says: `${server} (HTTP 500)` },
  { fault: 'status:503', tries: 6, says: 'Error: Service Unavailable (HTTP 503)' },
  { fault: 'hang', tries: 6, says: network, timeoutMs: 50 },
  { fault: 'reset', tries: 6, says: network },
  { fault: 'cut', tries: 6, says: 'The body is cut or malformed.' },
  { fault: 'empty', tries: 6, says: 'The body is empty. (HTTP 200)' },
  { fault: 'html', tries: 1, says: 'The body is HTML instead of data. (HTTP 200)' },
  {
    fault: 'oversized:2',
    tries: 1,
    says: 'The body is larger than 1 MB. (HTTP 200)',
    bodyLimits: { ...BODY_LIMITS, kept: 1024 * 1024 }
  },
  { fault: 'wrong-shape', tries: 1, says: /The answer is not a (list|record)\. \(HTTP 200\)/ }
]

async function meet(name: EndpointName, { fault, ...limits }: { fault: string } & Limits) {
  bff.faults.set(endpoints[name].path, parseFault(fault))
  const fixture = aSource(bff.url, limits)
  const outcome = await outcomeOf(fixture.source, name)
  return { ...fixture, outcome, hits: bff.faults.list()[0]?.hits }
}

function messageOf(outcome: Outcome, findings: readonly { kind: string; message: string }[]) {
  if (outcome.became === 'stop') return outcome.message
  return findings.find(({ kind }) => kind === 'default')?.message
}

describe.each(failing)('a call that meets $fault', ({ fault, tries, says, ...limits }) => {
  test.each(names)('of %s ends as the contract says', async name => {
    const { outcome, findings, hits } = await meet(name, { fault, ...limits })
    expect(outcome.became).toBe(endpoints[name].onFailure)
    expect(hits).toBe(tries)
    const message = messageOf(outcome, findings)
    expect(message).toContain(`GET ${bff.url}/`)
    expect(message).toContain(`(call ${endpoints[name].path}, tree br) failed: `)
    expect(message).toMatch(says)
  })
})

describe.each(['delay:1', 'flaky:1', 'flaky:5', 'flaky:3:reset', 'flaky:2:cut'])(
  'a call that meets %s',
  fault => {
    test.each(names)('of %s brings its content in the end', async name => {
      const { outcome, findings, logged } = await meet(name, { fault })
      expect(outcome.became).toBe('content')
      expect(findings.map(({ kind }) => kind)).not.toContain('default')
      expect(logged).toHaveLength(fault === 'delay:1' ? 0 : 1)
    })
  }
)

describe('an empty list', () => {
  test.each(lists)('of %s is a valid answer, but not of the timeline', async name => {
    const { outcome } = await meet(name, { fault: 'empty-list' })
    expect(outcome.became).toBe(name === 'timeline' ? 'default' : 'content')
  })

  test('does not become a hero', async () => {
    const { outcome } = await meet('header', { fault: 'empty-list' })
    expect(outcome.became).toBe('default')
  })
})

describe('a list of which every record is bad', () => {
  test.each(lists)('of %s counts as failed', async name => {
    const { outcome } = await meet(name, { fault: 'bad-records:9999' })
    expect(outcome.became).toBe(endpoints[name].onFailure)
  })
})

describe('a list with one bad record', () => {
  const isStrict = (name: EndpointName) => (endpoints[name] as Endpoint).isStrict === true

  test.each(lists.filter(name => !isStrict(name)))('of %s loses that one only', async name => {
    const { outcome, findings } = await meet(name, { fault: 'bad-records:1' })
    expect(outcome.became).toBe('content')
    expect(findings).toMatchObject([{ kind: 'record', tree: 'br', record: '#1' }])
  })

  test.each(lists.filter(isStrict))('of %s stops the build', async name => {
    const { outcome } = await meet(name, { fault: 'bad-records:1' })
    expect(outcome).toMatchObject({
      became: 'stop',
      message: expect.stringContaining('record #1') as string
    })
  })
})

describe('a failed call', () => {
  test('is one whose answer is larger than 256 MB', async () => {
    const { outcome } = await meet('products', { fault: 'oversized:257' })
    expect(messageOf(outcome, [])).toContain('The body is larger than 256 MB. (HTTP 200)')
  })

  test('is not logged by the client: the code that catches its error reports it, once', async () => {
    const { logged } = await meet('products', { fault: 'status:500' })
    expect(logged).toEqual([])
  })

  test('that is answered after retries is logged once, with what went wrong', async () => {
    const { logged } = await meet('products', { fault: 'flaky:2' })
    expect(logged).toEqual([
      `GET ${bff.url}/localProduct (call /localProduct, tree br) failed: Error: Service Unavailable (HTTP 503) A retry was answered.`
    ])
  })

  test('of the news starts with words of its own', async () => {
    const { outcome } = await meet('posts', { fault: 'status:500' })
    expect(messageOf(outcome, [])).toBe(
      `GET ${bff.url}/blog (call /blog, tree br) failed: Error fetching blog data: ${server} (HTTP 500)`
    )
  })
})
