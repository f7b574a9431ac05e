import { describe, expect, test } from 'vitest'
import { contactEnquiry } from '#contract/enquiry.ts'
import { checkValues, fieldsOf } from '#browser/enquiry/rules.ts'
import { constraintsOf, type FieldName } from '#config/enquiry-rules.ts'
import { english } from '#texts/english.ts'

const good = {
  name: 'Ana Souza',
  email: 'ana@farm.example',
  country: '76',
  role: 'grower',
  message: 'Rust on soybean.',
  linkedin_url: 'https://www.linkedin.com/in/ana'
}

/** What the visitor reads in English, by field. */
function messages(
  change: Partial<typeof good>,
  kind: Parameters<typeof checkValues>[0] = 'contact'
) {
  const checked = checkValues(kind, { ...good, ...change })
  if (!('errors' in checked)) return {}
  const said = Object.entries(checked.errors).map(([field, key]) => [
    field,
    english.forms.errors[key]
  ])
  return Object.fromEntries(said) as Record<string, string>
}

describe('a form', () => {
  test('has the fields of its body, all of them required', () => {
    expect(fieldsOf('contact')).toEqual(Object.keys(good))
    expect(fieldsOf('b2b')).toEqual(['name', 'email', 'country', 'message'])
    expect(fieldsOf('product')).toEqual(['email', 'country', 'message'])
    expect(fieldsOf('newsletter')).toEqual(['email'])
  })

  test('says what is missing in the words of the specification', () => {
    const empty = Object.fromEntries(Object.keys(good).map(field => [field, ' ']))
    expect(messages(empty)).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      country: 'Country / Area is required',
      role: 'Role is required',
      linkedin_url: 'LinkedIn URL is a required field',
      message: 'Message is required'
    })
  })

  test('says what is wrong in the words of the specification', () => {
    expect(messages({ name: 'Al', email: 'ana@', linkedin_url: 'https://x.example' })).toEqual({
      name: 'Name must be at least 3 characters',
      email: 'Please enter a valid email address',
      linkedin_url: 'Please enter a valid LinkedIn URL'
    })
  })

  test('gives the values back without the spaces around them', () => {
    const checked = checkValues('newsletter', { email: ' ana@farm.example ' })
    expect(checked).toEqual({ fields: { email: 'ana@farm.example' } })
  })

  test('adds the scheme to an address that was written without', () => {
    const checked = checkValues('contact', { ...good, linkedin_url: 'linkedin.com/in/ana' })
    expect(checked).toMatchObject({ fields: { linkedin_url: 'https://linkedin.com/in/ana' } })
  })

  test('ignores unknown fields', () => {
    const checked = checkValues('newsletter', { email: 'ana@farm.example', prefix: 'gl' })
    expect(checked).toEqual({ fields: { email: 'ana@farm.example' } })
  })
})

/** An address of so many letters, none of whose parts is too long. */
const addressOf = (length: number) => {
  const end = 'b.example'
  const middle = 'a.'.repeat(200).slice(0, length - end.length)
  return `${middle.replace(/^a\.a\./, 'ana@')}${end}`
}

/** What a browser checks by itself, as the HTML standard says it. */
function isTakenByHtml(field: FieldName, value: string): boolean {
  const { pattern } = constraintsOf(field)
  return pattern === undefined || new RegExp(`^(?:${pattern})$`, 'v').test(value)
}

/** The form must never refuse what the BFF takes, and what it lets through the BFF should take. */
describe('the rules of the forms and of the BFF agree', () => {
  const cases: [field: string, value: string][] = [
    ...['Ana', '王芳', '김철', 'あい', 'アキ', '李小龙', 'Zé', 'Al', 'X', '王', '王a', 'Ng '].map(
      value => ['name', value] as [string, string]
    ),
    ...[
      'ana@farm.example',
      "o'brien@farm.example",
      'ana+rust@farm.co.uk',
      'ana_b@sub.farm.example',
      'ana',
      'ana@',
      'ana@farm',
      '@farm.example',
      'a b@farm.example',
      'ana@farm.example.',
      'ana@-farm.example',
      addressOf(254),
      addressOf(255)
    ].map(value => ['email', value] as [string, string]),
    ...[
      'https://linkedin.com/in/ana',
      'http://br.linkedin.com/in/ana',
      'HTTPS://WWW.LINKEDIN.COM/in/ana',
      'linkedin.com/in/ana',
      'https://linkedin.com.evil.example/in/ana',
      'https://evil-linkedin.com/in/ana',
      'javascript:alert(1)//linkedin.com',
      'ftp://linkedin.com/in/ana'
    ].map(value => ['linkedin_url', value] as [string, string])
  ]

  test.each(cases)('HTML refuses nothing that both take: %s %s', (field, value) => {
    const checked = checkValues('contact', { ...good, [field]: value })
    if ('fields' in checked) expect(isTakenByHtml(field as FieldName, value.trim())).toBe(true)
  })

  test('an address of e-mail has at most 254 letters, as mail servers take them', () => {
    expect(messages({ email: addressOf(254) })).toEqual({})
    expect(isTakenByHtml('email', addressOf(254))).toBe(true)
    expect(messages({ email: addressOf(255) })).toEqual({
      email: 'Please enter a valid email address'
    })
    expect(isTakenByHtml('email', addressOf(255))).toBe(false)
  })

  test('a profile on LinkedIn is one in capitals, too, and no other address is', () => {
    const isTaken = (value: string) => isTakenByHtml('linkedin_url', value)
    expect(isTaken('HTTPS://WWW.LINKEDIN.COM/in/ana')).toBe(true)
    expect(isTaken('linkedin.com/company/farm')).toBe(true)
    expect(isTaken('https://www.linkedin.com')).toBe(false)
    expect(isTaken('https://www.linkedin.com/')).toBe(false)
    expect(isTaken('https://linkedin.com.evil.example/in/ana')).toBe(false)
    expect(isTaken('https://evil-linkedin.com/in/ana')).toBe(false)
  })

  test.each(cases)('%s %s', (field, value) => {
    const values = { ...good, [field]: value }
    const trimmed = Object.fromEntries(
      Object.entries(values).map(([key, text]) => [key, text.trim()])
    )
    const isTaken = contactEnquiry.safeParse(trimmed).success
    expect('fields' in checkValues('contact', values)).toBe(isTaken)
  })
})
