import { describe, expect, test } from 'vitest'
import { contactEnquiry, enquiryErrors } from '#contract/enquiry.ts'

const good = {
  name: 'Ana Souza',
  email: 'ana@farm.example',
  country: 76,
  role: 'grower',
  linkedin_url: 'https://www.linkedin.com/in/ana',
  message: 'Rust on soybean.'
}

function errorsOf(change: object): Record<string, string> {
  const { error } = contactEnquiry.safeParse({ ...good, ...change })
  return error ? enquiryErrors(error) : {}
}

describe('an enquiry', () => {
  test('needs every field', () => {
    const { error } = contactEnquiry.safeParse({})
    expect(error && enquiryErrors(error)).toEqual({
      name: 'nameRequired',
      email: 'emailRequired',
      country: 'countryRequired',
      role: 'roleRequired',
      linkedin_url: 'linkedinRequired',
      message: 'messageRequired'
    })
  })

  test.each(['Ana', '王芳', '김철', 'あい', 'アキ', '李小龙', 'Zé'])('may come from %s', name => {
    expect(errorsOf({ name })).toEqual({})
  })

  test.each(['Al', 'X', '王', '王a'])('refuses the name %s', name => {
    expect(errorsOf({ name })).toEqual({ name: 'nameMin' })
  })

  test.each(['ana', 'ana@', 'ana@farm', '@farm.example', 'a b@farm.example'])(
    'cannot be answered to %s',
    email => {
      expect(errorsOf({ email })).toEqual({ email: 'emailInvalid' })
    }
  )

  test.each(['https://linkedin.com/in/ana', 'http://br.linkedin.com/in/ana'])(
    'may name %s',
    linkedin_url => {
      expect(errorsOf({ linkedin_url })).toEqual({})
    }
  )

  test('is kept with the scheme of its LinkedIn address', () => {
    const { data } = contactEnquiry.safeParse({ ...good, linkedin_url: 'linkedin.com/in/ana' })
    expect(data?.linkedin_url).toBe('https://linkedin.com/in/ana')
  })

  test.each([
    'https://www.linkedin.com',
    'https://linkedin.com.evil.example/in/ana',
    'https://evil-linkedin.com/in/ana',
    'javascript:alert(1)//linkedin.com',
    'ftp://linkedin.com/in/ana'
  ])('never names %s', linkedin_url => {
    expect(errorsOf({ linkedin_url })).toEqual({ linkedin_url: 'linkedinInvalid' })
  })
})
