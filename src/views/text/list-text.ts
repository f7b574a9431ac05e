import { directionOf } from '#lib/direction.ts'
import { printFact } from '#lib/print-fact.ts'
import { isolate } from '#lib/typography/isolate.ts'
import { languageOf } from '#tree/locale.ts'
import type { Tree } from '#tree/build-tree.ts'

const separators = new Map([
  ['zh', '、'],
  ['ja', '、'],
  ['ar', '، '],
  ['fa', '، '],
  ['ur', '، ']
])

/** Names separated by the comma of the tree's language, without "and": a list of facts, not a sentence. */
export function listText({ locale }: Pick<Tree, 'locale'>, texts: readonly string[]): string {
  return texts.join(separators.get(languageOf(locale)) ?? ', ')
}

/**
 * Names of a list with a capital only at its beginning, as Cyrillic languages write common nouns (`Кукуруза, соя`). A
 * capital further inside a name, an abbreviation and a Latin name keep theirs.
 */
const withOneCapital = (texts: readonly string[]): string[] =>
  texts.map((text, at) => (at === 0 ? text : text.replace(CAPITAL, one => one.toLowerCase())))

const CAPITAL = /^(?=\p{Lu}[\p{Ll}-])\p{Script=Cyrillic}/u

/**
 * A list as it is printed. In right-to-left text, Latin names and numbers are isolated, so that the list keeps its
 * order.
 */
export function listInLine(tree: Pick<Tree, 'locale' | 'dir'>, texts: readonly string[]): string {
  return listText(
    tree,
    withOneCapital(texts).map(text => inLine(printFact(text, tree.dir), tree.dir))
  )
}

const inLine = (text: string, line: 'ltr' | 'rtl') =>
  line === 'ltr' || text.includes('\u2066') ? text : isolate(text, line)

/** `Acetochlor + atrazine`. Without isolation, `2,4-D` beside an Arabic name would read `D-2,4`. */
export function mixtureText(names: readonly string[]): string {
  const isRtl = directionOf({ text: names.join() }) === 'rtl'
  return (isRtl ? names.map(name => isolate(name, 'rtl')) : names).join(' + ')
}
