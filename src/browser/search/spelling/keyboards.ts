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

/** Cyrillic as it is written in Latin letters; longer ones first. */
const CYRILLIC = new Map(
  'shch:щ sch:щ zh:ж kh:х ts:ц ch:ч sh:ш yu:ю ju:ю ya:я ja:я yo:е jo:е a:а b:б c:ц d:д e:е f:ф g:г h:х i:и j:й k:к l:л m:м n:н o:о p:п r:р s:с t:т u:у v:в w:в x:кс y:ы z:з'
    .split(' ')
    .map(pair => pair.split(':') as [string, string])
)
const LETTERS = new RegExp(`(?<=[aeiou])y(?![aou])|${[...CYRILLIC.keys()].join('|')}`, 'g')

/** What a text in Latin letters says in Cyrillic: `rzhavchina pshenitsy` is ржавчина пшеницы. */
export function inCyrillic(text: string): string | undefined {
  const typed = text.toLowerCase()
  if (!/^[a-z\s'-]{5,}$/.test(typed)) return undefined
  const stem = typed.replaceAll("'", '')
  return stem.replace(LETTERS, (letters, at: number) =>
    letters === 'y' && at > 0 && /[aeiou]/.test(stem.charAt(at - 1))
      ? 'й'
      : (CYRILLIC.get(letters) ?? letters)
  )
}
