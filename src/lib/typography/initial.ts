/** The heading of names that begin with a figure, such as `2,4-D`. */
const FIGURES = '0–9'
/** The heading of names without a letter or figure. */
const SIGNS = '*'

/** Each letter with the first syllable that it begins in pinyin, the collation of Chinese. */
const pinyin =
  'A阿 B八 C嚓 D咑 E妸 F发 G旮 H哈 J丌 K咔 L垃 M妈 N拏 O噢 P妑 Q七 R呥 S仨 T他 W穵 X夕 Y丫 Z帀'.split(
    ' '
  )
const chinese = new Intl.Collator('zh-Hans-CN')

/** A Chinese name in characters that are read as in it: 秘 is `bì` in the name of Peru, and `mì` elsewhere. */
export const asRead = (name: string): string => name.replace('秘鲁', '毕鲁')

/** The letter of a name in an index, without accents: `É` is under `E`, `嘧` under `M` (mì). */
export function initialOf(name: string): string {
  // Thai writes some vowels before the consonant by which its dictionaries sort.
  const [first] = /[\p{L}--[เแโใไ]]|\p{N}/v.exec(asRead(name).normalize('NFD')) ?? []
  if (first === undefined) return SIGNS
  if (/\p{N}/u.test(first)) return FIGURES
  // Alone, an alif without its hamza looks like a Latin I.
  if (first === 'ا') return 'أ'
  if (!/\p{Script=Han}/u.test(first)) return first.toUpperCase()
  const letter = pinyin.findLast(letter => chinese.compare(letter.slice(1), first) <= 0)
  return letter?.charAt(0) ?? first
}
