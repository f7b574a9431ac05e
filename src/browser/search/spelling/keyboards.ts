/** The characters of the same keys on keyboards of Latin, Cyrillic, Arabic and Thai letters. */
const [latin, ...others] = [
  "1234567890-=qwertyuiop[]asdfghjkl;'zxcvbnm,.",
  '1234567890-=йцукенгшщзхъфывапролджэячсмитьбю',
  '1234567890-=ضصثقفغعهخحجدشسيبلاتنمكطئءؤر_ىةوز',
  'ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฟหกดเ้่าสวงผปแอิืทมใ'
].map(keys => Array.from(keys)) as [string[], ...string[][]]

/** What a text may say if it was typed with the keyboard of another script, as happens between two languages. */
export function onOtherKeyboards(text: string): string[] {
  const typed = Array.from(text.toLowerCase())
  return others
    .flatMap(keys => [retyped(typed, latin, keys), retyped(typed, keys, latin)])
    .filter(other => other !== undefined)
}

/** Undefined if the keyboard has not each character. */
function retyped(typed: readonly string[], from: readonly string[], to: readonly string[]) {
  const other = typed.map(character => (character === ' ' ? ' ' : to[from.indexOf(character)]))
  const text = other.includes(undefined) ? undefined : other.join('')
  return text === typed.join('') ? undefined : text?.replaceAll('_', 'لا')
}
