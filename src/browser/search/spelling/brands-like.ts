import { normalise } from '#lib/normalise.ts'
import { soundsLike } from './brand-sounds.ts'
import { withoutArticle } from '#browser/search/words/words.ts'

/** Brands are in Latin letters, but visitors may type them in the letters of their keyboard. */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  'а:a б:b в:v г:g д:d е:e ё:e ж:g з:z и:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh щ:sh ъ: ы:i ь: э:e ю:iu я:ia'
    .split(' ')
    .map(pair => pair.split(':') as [string, string])
)

/** The first words of the brands of a tree of which a word in Cyrillic, Arabic or Thai letters spells one. */
export function brandsLike(word: string, brands: () => readonly string[]): string[] {
  const isLike = likenessOf(normalise(word))
  const firstWords = isLike ? brands().map(brand => brand.split(' ')[0] ?? '') : []
  const [like, ...others] = new Set(firstWords.filter(name => isLike?.(normalise(name))))
  // A word that spells two brands is neither.
  return like === undefined || others.length > 0 ? [] : [like]
}

function likenessOf(word: string): ((brand: string) => boolean) | undefined {
  if (/^[\p{Script=Arabic}\p{Script=Thai}\p{M}]{4,}$/u.test(word))
    return brand => [word, withoutArticle(word)].some(form => soundsLike(form, brand))
  if (!/^\p{Script=Cyrillic}{4,}$/u.test(word)) return undefined
  const sound = soundOf(word.replace(/./gu, letter => LATIN[letter] ?? letter))
  return brand => soundOf(brand) === sound
}

/** One spelling for letters that Russian writes alike: the C of Cacimbo is Ц, С or Ч. */
function soundOf(latin: string): string {
  return latin
    .replace(/[cs]h|ts|c+(?=[eiy])/g, 's')
    .replace(/aw$/, 'o')
    .replace(/c|q/g, 'k')
    .replace(/j|d?zh/g, 'g')
    .replace(/kh/g, 'h')
    .replace(/ph/g, 'f')
    .replace(/[yj]/g, 'i')
    .replace(/w/g, 'v')
    .replace(/(.)\1/g, '$1')
}
