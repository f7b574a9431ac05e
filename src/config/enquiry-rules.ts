/** The errors of a form: the keys of `forms.errors` in a bundle. Browser and BFF use the same. */
export type FieldError =
  | 'nameRequired'
  | 'nameMin'
  | 'emailRequired'
  | 'emailInvalid'
  | 'countryRequired'
  | 'roleRequired'
  | 'linkedinRequired'
  | 'linkedinInvalid'
  | 'messageRequired'

/** Every field is required. A pattern is of the whole text, in the grammar of HTML, which is that of the flag `v`. */
export type FieldRule = {
  missing: FieldError
  wrong?: FieldError
  type?: 'email' | 'url'
  pattern?: string
}

const inAnyCase = (letters: string) =>
  letters.replace(/[a-z]/g, letter => `[${letter}${letter.toUpperCase()}]`)

const syllable = '[\\p{Script=Han}\\p{Script=Hangul}\\p{Script=Hiragana}\\p{Script=Katakana}]'

/** The rule of each field: the browser's schema, the BFF's schema and the attributes in HTML are all made of it. */
export const fieldRules = {
  // At least three characters, or two that are a whole name: a syllable each as in 王芳. Zé has three where its accent
  // counts as one, as it does on some keyboards.
  name: {
    missing: 'nameRequired',
    wrong: 'nameMin',
    pattern: `[\\s\\S]{3,}|${syllable}{2,}|\\p{Lu}[\\p{Ll}--[a-z]]`
  },
  // Mail servers take at most 254 letters.
  email: {
    missing: 'emailRequired',
    wrong: 'emailInvalid',
    type: 'email',
    pattern: '(?!.{255}).*\\.[a-zA-Z][a-zA-Z\\d\\-]+'
  },
  country: { missing: 'countryRequired' },
  role: { missing: 'roleRequired' },
  // A profile on LinkedIn, in any of its countries, with or without its scheme.
  linkedin_url: {
    missing: 'linkedinRequired',
    wrong: 'linkedinInvalid',
    type: 'url',
    pattern: `(${inAnyCase('https?://')})?([\\w\\-]+\\.)*${inAnyCase('linkedin\\.com')}/[^\\s\\/]+/\\S+`
  },
  message: { missing: 'messageRequired' }
} as const satisfies Record<string, FieldRule>

export type FieldName = keyof typeof fieldRules

/** The fields of each form, in the order on the screen. */
export const formFields = {
  contact: ['name', 'email', 'country', 'role', 'message', 'linkedin_url'],
  b2b: ['name', 'email', 'country', 'message'],
  product: ['email', 'country', 'message'],
  newsletter: ['email']
} as const satisfies Record<string, readonly FieldName[]>

export type FormKind = keyof typeof formFields

/** The attributes by which a browser checks a field by itself. As a URL it would refuse one without a scheme. */
export function constraintsOf(field: FieldName) {
  const { type, pattern }: FieldRule = fieldRules[field]
  return { required: true, type: type === 'url' ? undefined : type, pattern }
}

/** An address as it is sent: people leave out the scheme. */
export function withScheme(address: string): string {
  return /^https?:/i.test(address) ? address : `https://${address}`
}

/** A rule's pattern as schemas check it. */
export function patternOf({ pattern = '[\\s\\S]*' }: FieldRule): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'v')
}
