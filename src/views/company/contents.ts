import { mapElements, type RichText, wordsOf } from '#lib/rich-nodes.ts'

/** An entry of a text's contents: the fragment of its heading, and the words of it. */
export type ContentsEntry = { id: string; title: string }

/** Numbers, not words: short, the same in every language, and no other element of a page is called so. */
export const partId = (index: number) => `part-${index + 1}`

/** Rich text whose h2s can be linked to, and the list of them. */
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
