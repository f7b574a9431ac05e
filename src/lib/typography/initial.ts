/** Where names that begin with a figure are filed, as in `2,4-D`. */
const FIGURES = '0–9'
/** Where names without any letter or figure are filed. */
const SIGNS = '*'

/** Each letter with its first syllable in the order of pinyin, which is the collation of Chinese. */
const pinyin =
  'A阿 B八 C嚓 D咑 E妸 F发 G旮 H哈 J丌 K咔 L垃 M妈 N拏 O噢 P妑 Q七 R呥 S仨 T他 W穵 X夕 Y丫 Z帀'.split(
    ' '
  )
const chinese = new Intl.Collator('zh-Hans-CN')

/** The letter a name is filed under in an index, without its marks: `É` as `E`, `嘧` as `M` (mì). */
export function initialOf(name: string): string {
  // Thai writes some vowels before the consonant that its dictionaries go by.
  const [first] = /[\p{L}--[เแโใไ]]|\p{N}/v.exec(name.normalize('NFD')) ?? []
  if (first === undefined) return SIGNS
  if (/\p{N}/u.test(first)) return FIGURES
  if (!/\p{Script=Han}/u.test(first)) return first.toUpperCase()
  const letter = pinyin.findLast(letter => chinese.compare(letter.slice(1), first) <= 0)
  return letter?.charAt(0) ?? first
}
