import { directionOf } from '#lib/direction.ts'
import { isolate } from '#lib/typography/isolate.ts'
import type { Tree } from '#tree/build-tree.ts'

const separators = new Map([
  ['zh', '、'],
  ['ja', '、'],
  ['ar', '، '],
  ['fa', '، '],
  ['ur', '، ']
])

/** Names one after another, with the comma of the tree's language and no "and": a list of facts, not a sentence. */
export function listText({ locale }: Pick<Tree, 'locale'>, texts: readonly string[]): string {
  return texts.join(separators.get(new Intl.Locale(locale).language) ?? ', ')
}

/** Where lines run from right to left, Latin names and numbers keep to themselves, so that the list runs with the line. */
export function listInLine(tree: Pick<Tree, 'locale' | 'dir'>, texts: readonly string[]): string {
  return listText(tree, tree.dir === 'rtl' ? texts.map(text => isolate(text, 'rtl')) : texts)
}

/** `Acetochlor + atrazine`. Beside an Arabic name `2,4-D` would read `D-2,4`. */
export function mixtureText(names: readonly string[]): string {
  const isRtl = directionOf({ text: names.join() }) === 'rtl'
  return (isRtl ? names.map(name => isolate(name, 'rtl')) : names).join(' + ')
}
