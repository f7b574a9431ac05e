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
