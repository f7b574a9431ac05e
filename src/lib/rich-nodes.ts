/** A text with markup, as a tree: plain JSON, in which a text is the characters themselves, never escaped. */
export type RichText = readonly RichNode[]
export type RichNode = string | RichElement
export type RichElement = {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: RichText
}

/** Elements that stand within a sentence, or within a word. */
const phrases = new Set('a abbr b code em i span strong sub sup time'.split(' '))
export const isPhrase = (tag: string) => phrases.has(tag)

/** The words of rich text, as they follow each other. */
export function wordsOf(nodes: RichText): string {
  return nodes.map(node => (typeof node === 'string' ? node : wordsOf(node.children))).join('')
}

/** Writes others in the place of texts, but not in an element that `isLeft`. */
export function mapTexts(
  nodes: RichText,
  change: (text: string) => RichText,
  isLeft: (element: RichElement) => boolean = () => false
): RichText {
  return nodes.flatMap(node => {
    if (typeof node === 'string') return change(node)
    return isLeft(node) ? node : { ...node, children: mapTexts(node.children, change, isLeft) }
  })
}

/** Writes others in the place of elements, the inner ones first. */
export function mapElements(
  nodes: RichText,
  change: (element: RichElement) => RichText | RichElement
): RichText {
  return nodes.flatMap(node =>
    typeof node === 'string'
      ? node
      : change({ ...node, children: mapElements(node.children, change) })
  )
}
