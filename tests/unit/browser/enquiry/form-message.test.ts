import { describe, expect, test } from 'vitest'
import { addressesIn } from '#browser/enquiry/addresses-in.ts'
import { formMessageOf, fieldMessages } from '#browser/enquiry/form-message.ts'
import type { FormState } from '#browser/enquiry/form.ts'
import { readSettings } from '#config/settings.ts'
import { formConfig } from '#views/enquiry/form-config.ts'
import { aTree } from '../../../helpers/a-tree.ts'

const config = formConfig(
  aTree({ deployment: readSettings({ PUBLIC_BFF_URL: 'https://bff.example' }) })
)
const state = (change: Partial<FormState>): FormState => ({
  values: {},
  touched: [],
  refusals: {},
  status: { is: 'editing' },
  ...change
})
const b2b = { kind: 'b2b', team: 'Japan' } as const
const newsletter = { kind: 'newsletter', team: 'Japan' } as const

describe('beside its fields a form says', () => {
  test('only errors of visited fields', () => {
    const messages = fieldMessages('b2b', state({ touched: ['email'] }), config)
    expect(messages).toEqual([{ field: 'email', message: { text: 'Email is required' } }])
  })

  test('the words of the BFF before its own', () => {
    const refused = state({ touched: ['email'], refusals: { email: 'No such mailbox' } })
    const [message] = fieldMessages('b2b', refused, config)
    expect(message?.message.text).toBe('No such mailbox')
  })
})

describe('above its fields a form says', () => {
  const fields = ['name', 'email', 'country', 'message']

  test('nothing while it is filled in', () => {
    expect(formMessageOf(b2b, state({}), config)).toBeUndefined()
  })

  test('the errors to correct, in the order of the fields', () => {
    const message = formMessageOf(
      b2b,
      state({ status: { is: 'invalid' }, touched: fields }),
      config
    )
    expect(message?.title.text).toBe('4 things to fix')
    expect(message?.links.map(({ field }) => field)).toEqual(fields)
  })

  test('nothing more once all is mended, and nothing when there is one field only', () => {
    const good = { name: 'Ana', email: 'a@b.example', country: '76', message: 'Hello' }
    const status = { is: 'invalid' } as const
    expect(
      formMessageOf(b2b, state({ status, touched: fields, values: good }), config)
    ).toBeUndefined()
    expect(formMessageOf(newsletter, state({ status, touched: ['email'] }), config)).toBeUndefined()
  })

  test.each([
    ['network', /Check your connection/],
    ['timeout', /No answer after 10 seconds/],
    ['server', /write to hello@terravane\.example/],
    ['denied', /filter of this network/],
    ['late', /thirty days/]
  ] as const)('why it was not sent (%s), and offers to send again', (why, words) => {
    const message = formMessageOf(b2b, state({ status: { is: 'failed', why } }), config)
    expect(message).toMatchObject({ tone: 'error', actions: [{ does: 'submit' }] })
    expect(message?.text?.text).toMatch(words)
  })

  test('where to write instead, as an address to follow', () => {
    const message = formMessageOf(b2b, state({ status: { is: 'failed', why: 'server' } }), config)
    const pieces = addressesIn(message?.text ?? { text: '' })
    expect(pieces.filter(({ isAddress }) => isAddress).map(({ text }) => text)).toEqual([
      'hello@terravane.example'
    ])
    expect(pieces.map(({ text }) => text).join('')).toBe(message?.text?.text)
  })

  test('that it waits, and whether the page may be closed', () => {
    const waiting = (isKept: boolean) =>
      formMessageOf(b2b, state({ status: { is: 'waiting', isKept } }), config)
    expect(waiting(true)?.text?.text).toMatch(/You may close this page/)
    expect(waiting(false)?.text?.text).toMatch(/Leave this page open/)
    const actions = waiting(true)?.actions.map(({ does }) => does)
    expect(actions).toEqual(['tryNow', 'takeBack', 'discard'])
  })

  test('the confirmation of the specification, and who answers', () => {
    const sent = state({ status: { is: 'sent' } })
    expect(formMessageOf(b2b, sent, config)?.title.text).toBe('Thank you for your message!')
    expect(formMessageOf(b2b, sent, config)?.text?.text).toContain('the team for Japan')
    expect(formMessageOf(newsletter, sent, config)?.title.text).toBe(
      'Thank you for subscribing to our newsletter!'
    )
  })
})
