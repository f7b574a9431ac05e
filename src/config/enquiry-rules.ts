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
  // At least three characters, or two that stand for a syllable each: 王芳 is a whole name.
  name: { missing: 'nameRequired', wrong: 'nameMin', pattern: `[\\s\\S]{3,}|${syllable}{2,}` },
  email: {
    missing: 'emailRequired',
    wrong: 'emailInvalid',
    type: 'email',
    pattern: '.*\\.[a-zA-Z][a-zA-Z\\d\\-]+'
  },
  country: { missing: 'countryRequired' },
  role: { missing: 'roleRequired' },
  // A profile on LinkedIn, in any of its countries.
  linkedin_url: {
    missing: 'linkedinRequired',
    wrong: 'linkedinInvalid',
    type: 'url',
    pattern: `${inAnyCase('https?://')}([\\w\\-]+\\.)*${inAnyCase('linkedin\\.com')}([:\\/?#].*)?`
  },
  message: { missing: 'messageRequired' }
} as const satisfies Record<string, FieldRule>

export type FieldName = keyof typeof fieldRules

/** The fields of each form, in the order in which they stand. */
export const formFields = {
  contact: ['name', 'email', 'country', 'role', 'linkedin_url', 'message'],
  b2b: ['name', 'email', 'country', 'message'],
  product: ['email', 'country', 'message'],
  newsletter: ['email']
} as const satisfies Record<string, readonly FieldName[]>

export type FormKind = keyof typeof formFields

/** The attributes by which a browser checks a field by itself. */
export function constraintsOf(field: FieldName) {
  const { type, pattern }: FieldRule = fieldRules[field]
  return { required: true, type, pattern }
}

/** A rule's pattern as schemas check it. */
export function patternOf({ pattern = '[\\s\\S]*' }: FieldRule): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'v')
}
