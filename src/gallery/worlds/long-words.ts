import { isPlainObject } from '#lib/is-plain-object.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { ListItem, ListKey } from '#texts/english.ts'

/** Words that other languages really use, in three scripts; the last is a sentence without a space. */
const longWords = [
  'Pflanzenschutzmittelzulassung',
  'сельскохозяйственными',
  'ผลิตภัณฑ์อารักขาพืชสำหรับเกษตรกร'
]

/** What readers see under these names; everything else is an id, an address or a figure. */
const written = new Set([
  'text',
  'title',
  'subtitle',
  'description',
  'name',
  'localName',
  'brandname',
  'product_name',
  'active_ingredient',
  'category',
  'author',
  'authorName',
  'role',
  'quote',
  'question',
  'answer',
  'label',
  'fact',
  'button_text',
  'main_title_text',
  'subtitle_text',
  'composition'
])

/** A tree in which nearly every text holds a word that no column expects. */
export function withLongWords(tree: Tree): Tree {
  const catalogue = lengthenTexts(tree.catalogue())
  const words: Tree['words'] = (key, values) => lengthenTexts(tree.words(key, values))
  const list = <Key extends ListKey>(key: Key) => {
    const { items, lang } = tree.list(key)
    const longer = items.map(item => (typeof item === 'string' ? lengthen(item) : item))
    return { items: lengthenTexts(longer as ListItem<Key>[]), lang }
  }
  return {
    ...tree,
    words,
    list,
    content: lengthenTexts(tree.content),
    catalogue: () => catalogue
  }
}

function lengthenTexts<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(lengthenTexts) as Value
  if (!isPlainObject(value)) return value
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => {
    return [
      key,
      typeof item === 'string' && written.has(key) ? lengthen(item) : lengthenTexts(item)
    ]
  })
  return Object.fromEntries(entries) as Value
}

/** The same text always gets the same word: what is grouped by a text stays together. */
function lengthen(text: string): string {
  const word = longWords[text.length % longWords.length] ?? ''
  return text.replace(/\p{L}{5,}/u, word)
}
