/** A text with markup, as a tree of plain JSON. A text is its characters, never escaped. */
export type RichText = readonly RichNode[]
export type RichNode = string | RichElement
export type RichElement = {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: RichText
}

/** Elements that may stand within a sentence or a word. */
const phrases = new Set('a abbr b code em i span strong sub sup time'.split(' '))
export const isPhrase = (tag: string) => phrases.has(tag)

/** The text of rich text, without markup. */
export function wordsOf(nodes: RichText): string {
  return nodes.map(node => (typeof node === 'string' ? node : wordsOf(node.children))).join('')
}

/** Replaces texts, except in elements for which `isLeft` is true. */
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

/** Replaces elements, inner ones first. */
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
