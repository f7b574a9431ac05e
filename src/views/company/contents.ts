import { mapElements, type RichText, wordsOf } from '#lib/rich-nodes.ts'

/** An entry of a table of contents: the id of a heading and its text. */
export type ContentsEntry = { id: string; title: string }

/** Numbers instead of words: short, the same in every language, and unique on the page. */
export const partId = (index: number) => `part-${index + 1}`

/** Rich text whose h2 elements have ids, and the list of them. */
export function withContents(nodes: RichText): { nodes: RichText; contents: ContentsEntry[] } {
  const contents: ContentsEntry[] = []
  const linked = mapElements(nodes, element => {
    if (element.tag !== 'h2') return element
    const id = partId(contents.length)
    contents.push({ id, title: wordsOf(element.children).trim() })
    return { ...element, attributes: { id, ...element.attributes } }
  })
  return { nodes: linked, contents }
}
