/** Cyrillic as it is written in Latin letters; longer ones first. */
const CYRILLIC = new Map(
  'shch:щ sch:щ zh:ж kh:х ts:ц ch:ч sh:ш yu:ю ju:ю ya:я ja:я yo:е jo:е a:а b:б c:ц d:д e:е f:ф g:г h:х i:и j:й k:к l:л m:м n:н o:о p:п r:р s:с t:т u:у v:в w:в x:кс y:ы z:з'
    .split(' ')
    .map(pair => pair.split(':') as [string, string])
)

const LETTERS = new RegExp([...CYRILLIC.keys()].join('|'), 'g')

/** What a text in Latin letters says in Cyrillic: `rzhavchina pshenitsy` is ржавчина пшеницы. */
export function inCyrillic(text: string): string | undefined {
  const typed = text.toLowerCase().replaceAll("'", '')
  if (!/^[a-z\s-]{5,}$/.test(typed)) return undefined
  return typed.replace(LETTERS, (letters, at: number) => {
    const isAfterVowel = /[aeiou]/.test(typed.charAt(at - 1))
    return letters === 'y' && isAfterVowel ? 'й' : (CYRILLIC.get(letters) ?? letters)
  })
}
