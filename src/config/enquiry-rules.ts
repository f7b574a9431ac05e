/** What a form can have against a field: the keys of `forms.errors` in a bundle. Browser and BFF say the same. */
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

/** At least three characters, or two that stand for a syllable each: 王芳 is a whole name. */
export function isWholeName(value: string): boolean {
  const syllables =
    /^(\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}){2,}$/u
  return /.{3}/su.test(value) || syllables.test(value)
}

/** The host of a profile on LinkedIn, in any of its countries. */
export const LINKEDIN_HOST = /^([\w-]+\.)*linkedin\.com$/i
