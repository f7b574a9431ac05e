import { describe, expect, test } from 'vitest'
import { brazil, runningBff } from './running-bff.ts'

const { ask, askJson } = runningBff()

const enquiry = {
  name: 'Ana Souza',
  email: 'ana@farm.example',
  country: '1',
  message: 'Rust on soybean.'
}

let keys = 0
const newKey = () => `00000000-0000-4000-8000-${String((keys += 1)).padStart(12, '0')}`

function post(body: unknown, { target = '1', key = newKey(), headers = {} } = {}) {
  return ask(`/contact/${target}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body)
  })
}
const kept = async () =>
  (await askJson('/enquiries')) as { key: string; body: { message: string } }[]

describe('enquiry', () => {
  test('is kept with its country and language, newest first', async () => {
    const key = newKey()
    expect((await post(enquiry, { key, headers: brazil })).status).toBe(200)
    const [newest] = await kept()
    expect(newest).toMatchObject({
      key,
      kind: 'b2b',
      target: '1',
      country: 'br',
      lang: 'por',
      body: enquiry
    })
  })

  test('is kept once however often it is sent again, and answered the same', async () => {
    const key = newKey()
    const answers = [await post(enquiry, { key }), await post(enquiry, { key })]
    const [first, second] = await Promise.all(
      answers.map(answer => answer.json() as Promise<unknown>)
    )
    expect(second).toEqual(first)
    expect((await kept()).filter(one => one.key === key)).toHaveLength(1)
  })

  test('is not taken for another one with the same key', async () => {
    const key = newKey()
    await post(enquiry, { key })
    expect((await post({ ...enquiry, message: 'Another.' }, { key })).status).toBe(409)
  })

  test.each([
    [
      'contact',
      { ...enquiry, role: 'grower', linkedin_url: 'https://www.linkedin.com/in/ana' },
      '1'
    ],
    ['product', { email: enquiry.email, country: 1, message: 'Dose?', product_id: 4101 }, '1'],
    ['newsletter', { email: enquiry.email }, 'newsletter']
  ])('of the %s form is known by its fields', async (kind, body, target) => {
    expect((await post(body, { target })).status).toBe(200)
    expect(await kept()).toContainEqual(expect.objectContaining({ kind, target }))
  })

  test('that fills the honeypot is kept, but put aside', async () => {
    await post({ ...enquiry, website: 'https://spam.example' })
    expect((await kept())[0]).toMatchObject({ isQuarantined: true })
    await post({ ...enquiry, website: '' })
    expect((await kept())[0]).toMatchObject({ isQuarantined: false })
  })
})

describe('enquiry that cannot be kept', () => {
  test('says what is wrong at each field, in the language of the tree', async () => {
    const body = { ...enquiry, name: ' ', email: 'ana', country: '9999' }
    const answer = await post(body)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({
      errors: {
        name: 'Name is required',
        email: 'Please enter a valid email address',
        country: 'Country / Area is required'
      }
    })
    const short = await post({ ...enquiry, name: 'Al' })
    expect(await short.json()).toEqual({
      errors: { name: 'Name must be at least 3 characters' }
    })
    const inPortuguese = await post(body, { headers: brazil })
    expect(await inPortuguese.json()).toMatchObject({ errors: { name: 'O nome é obrigatório' } })
  })

  test('may go to a country that does not exist', async () => {
    expect((await post(enquiry, { target: '9999' })).status).toBe(404)
  })

  test('may be no JSON, or nothing of the kind', async () => {
    const answers = [await post('{"name":'), await post('"hello"'), await post('')]
    expect(answers.map(({ status }) => status)).toEqual([400, 422, 400])
    const asText = await post('hello', { headers: { 'content-type': 'text/plain' } })
    expect(asText.status).toBe(415)
  })

  test('may be too long', async () => {
    expect((await post({ ...enquiry, message: 'x'.repeat(200_000) })).status).toBe(413)
  })
})

describe('plain form', () => {
  const send = (fields: Record<string, string>) =>
    ask('/contact/1', {
      method: 'POST',
      headers: { referer: 'http://localhost:4321/gl/contact?a="><script>' },
      body: new URLSearchParams(fields)
    })

  test('gets a page to read, with a link back', async () => {
    const answer = await send({ ...enquiry, message: 'From a plain form.', website: '' })
    expect(answer.headers.get('content-type')).toMatch('text/html')
    const html = await answer.text()
    expect(html).toContain('Thank you for your message!')
    expect(html).toContain('<a href="http://localhost:4321/gl/contact?a=&quot;&gt;&lt;script&gt;">')
  })

  test('that is sent twice is kept once', async () => {
    await send({ ...enquiry, message: 'Twice.' })
    await send({ ...enquiry, message: 'Twice.' })
    expect((await kept()).filter(({ body }) => body.message === 'Twice.')).toHaveLength(1)
  })

  test('whose key a script has filled in is the enquiry that the script sends under it', async () => {
    const [key, message] = [newKey(), 'Rust.\nOn soybean.']
    const lines = { ...enquiry, message: message.replace('\n', '\r\n') }
    await send({ ...lines, idempotency_key: key })
    expect((await post({ ...enquiry, message }, { key })).status).toBe(200)
    expect((await kept()).filter(one => one.key === key)).toMatchObject([{ body: { message } }])
  })

  test('gets the errors to read', async () => {
    const answer = await send({ ...enquiry, email: '' })
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringContaining('<li>Email is required</li>')
    ])
  })
})

describe('plain form of a tree', () => {
  const send = (fields: Record<string, string>, headers = {}) =>
    ask('/contact/1', {
      method: 'POST',
      headers: { origin: 'http://localhost:4321', ...headers },
      body: new URLSearchParams({ ...enquiry, prefix: 'sa', page: '/sa/contact-us', ...fields })
    })
  const htmlOf = async (fields: Record<string, string>) => (await send(fields)).text()

  test('is answered in its language, with a link to its home page', async () => {
    const html = await htmlOf({ message: 'From Arabia.' })
    expect(html).toMatch(/<html lang="ar[^"]*" dir="rtl">/)
    expect(html).toContain('<h1>شكر')
    expect(html).toContain('href="http://localhost:4321/sa"')
    expect((await kept())[0]).toMatchObject({
      country: 'sa',
      lang: 'ara',
      body: { ...enquiry, message: 'From Arabia.' }
    })
  })

  test('gets its errors in that language, with a link to the form', async () => {
    const html = await htmlOf({ email: '', name: 'Al' })
    expect(html.match(/<li>[^<]*\p{Script=Arabic}[^<]*<\/li>/gu)).toHaveLength(2)
    expect(html).toContain('href="http://localhost:4321/sa/contact-us"')
  })

  test('is answered in Chinese on the Chinese global site', async () => {
    const html = await htmlOf({ prefix: 'gl-prod-zho', page: '/gl-prod-zho/contact-us' })
    expect(html).toContain('<html lang="zh')
    expect(html).toContain('href="http://localhost:4321/gl-prod-zho"')
  })

  test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example'])(
    'never leads to %s',
    async page => expect(await htmlOf({ page, email: '' })).not.toMatch(/href="[^"]*(evil|alert)/)
  )
})

describe('page of enquiries', () => {
  test('shows what was sent as text, never as markup', async () => {
    await post({ ...enquiry, message: '<script>alert(1)</script>' })
    const html = await (await ask('/enquiries', { headers: { accept: 'text/html' } })).text()
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toContain('<script>')
  })
})
