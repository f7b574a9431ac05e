import { truncateSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createJudge, sign } from '#scripts/publisher/signature.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'

const secret = 'a secret of the publisher'
const now = Date.UTC(2026, 10, 23, 18, 0)
const timestamp = String(now / 1000)
const message = { id: 'msg_1', timestamp, body: '{"type":"content.changed"}' }
const signed = { ...message, signature: sign(secret, message) }

function aMessage(id: string, at = now) {
  const sent = { ...message, id, timestamp: String(at / 1000) }
  return { ...sent, signature: sign(secret, sent) }
}

const memory = 'publisher/seen.json'
/** A judge as the publisher makes one at its start; several share one memory. */
const judge = (at = now) => createJudge(secret, { memory, now: () => at })

let leave: () => void
beforeEach(() => {
  leave = enterOwnFolder()
})
afterEach(() => leave())

describe('a webhook', () => {
  test('is taken with its signature', () => {
    expect(judge()(signed)).toBe('accepted')
  })

  test('is taken when one of several signatures is right: a secret is being changed', () => {
    const old = sign('the secret of before it was changed', message)
    expect(judge()({ ...signed, signature: `${old} ${signed.signature}` })).toBe('accepted')
  })

  test('is signed as the example of the Standard Webhooks specification', () => {
    const example = {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      timestamp: '1614265330',
      body: '{"test": 2432232314}'
    }
    expect(sign('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', example)).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='
    )
  })

  test.each([
    ['without a signature', { signature: '' }, 'unsigned'],
    ['without an id', { id: '' }, 'unsigned'],
    ['with a time that is none', { timestamp: 'today' }, 'unsigned'],
    ['with another body', { body: '{}' }, 'wrong signature'],
    ['with the id of another', { id: 'msg_2' }, 'wrong signature'],
    ['with letters beyond ASCII', { signature: 'v1,ééé' }, 'wrong signature']
  ])('%s is refused', (_, over, refusal) => {
    expect(judge()({ ...signed, ...over })).toBe(refusal)
  })

  test('is refused five minutes after its time, and before', () => {
    const minutes = 60_000
    expect(judge(now + 4 * minutes)(signed)).toBe('accepted')
    expect(judge(now - 4 * minutes)(aMessage('msg_2'))).toBe('accepted')
    expect(judge(now + 6 * minutes)(signed)).toBe('of another time')
    expect(judge(now - 6 * minutes)(signed)).toBe('of another time')
  })

  test('is refused the second time, and starts nothing when its sender signs it for another time', () => {
    const verdictOn = judge()
    const again = aMessage('msg_1', now + 60_000)
    expect([signed, signed, again, again].map(verdictOn)).toEqual([
      'accepted',
      'seen before',
      'repeated',
      'seen before'
    ])
  })

  test('that was forged does not use up an id', () => {
    const verdictOn = judge()
    expect(verdictOn({ ...signed, body: '{}' })).toBe('wrong signature')
    expect(verdictOn(signed)).toBe('accepted')
  })
})

describe('a publisher that was started again', () => {
  const second = 1000

  test('knows what it has accepted before its end, for as long as that is not too old', () => {
    expect(judge()(signed)).toBe('accepted')
    expect(judge(now + 290 * second)(signed)).toBe('seen before')
    expect(judge(now + 290 * second)(aMessage('msg_2'))).toBe('accepted')
    expect(judge(now + 301 * second)(signed)).toBe('of another time')
  })

  test('knows a message whose clock is ahead until its time has passed, too', () => {
    const ahead = aMessage('msg_ahead', now + 290 * second)
    expect(judge()(ahead)).toBe('accepted')
    judge(now + 400 * second)(aMessage('msg_2', now + 400 * second))
    expect(judge(now + 580 * second)(ahead)).toBe('seen before')
  })

  test('remembers ids of any letters', () => {
    for (const id of ['__proto__', 'a "quoted" id', '消息'])
      expect([judge()(aMessage(id)), judge()(aMessage(id))]).toEqual(['accepted', 'seen before'])
  })

  test('accepts only requests sent after its start if its record of requests is damaged', () => {
    expect(judge()(signed)).toBe('accepted')
    truncateSync(memory, 10)
    const verdictOn = judge(now + 10 * second)
    expect(verdictOn(signed)).toBe('older than the record')
    expect(verdictOn(aMessage('msg_2', now + 10 * second))).toBe('accepted')
    expect(judge(now + 20 * second)(aMessage('msg_2', now + 10 * second))).toBe('seen before')
    expect(judge(now + 20 * second)(signed), 'also after another start').toBe(
      'older than the record'
    )
  })
})
