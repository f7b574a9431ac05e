import { normalise } from '#lib/normalise.ts'

/** Brands are written in Latin letters, and asked for in those of the keyboard. */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  'а:a б:b в:v г:g д:d е:e ё:e ж:g з:z и:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh щ:sh ъ: ы:i ь: э:e ю:iu я:ia'
    .split(' ')
    .map(pair => pair.split(':') as [string, string])
)

/** The brands of a tree that a word in Cyrillic letters spells. */
export function brandsLike(word: string, brands: () => readonly string[]): string[] {
  if (!/^\p{Script=Cyrillic}{4,}$/u.test(word)) return []
  const asked = soundOf(normalise(word).replace(/./gu, letter => LATIN[letter] ?? letter))
  return brands()
    .flatMap(brand => brand.split(' ').slice(0, 1))
    .filter(name => soundOf(normalise(name)) === asked)
}

/** One spelling for letters that Russian writes alike. */
function soundOf(latin: string): string {
  return latin
    .replace(/ch(?=[aou])|sh|ch/g, 's')
    .replace(/c|q/g, 'k')
    .replace(/j|zh/g, 'g')
    .replace(/kh/g, 'h')
    .replace(/ph/g, 'f')
    .replace(/[yj]/g, 'i')
    .replace(/w/g, 'v')
    .replace(/(.)\1/g, '$1')
}
