import { decodeEntities } from './plain-text.ts'

/** An entry of a text's contents: the fragment of its heading, and the words of it. */
export type ContentsEntry = { id: string; title: string }

/** Numbers, not words: short, the same in every language, and no other element of a page is called so. */
export const partId = (index: number) => `part-${index + 1}`

/** Rich text whose h2s can be linked to, and the list of them. Only for HTML that has passed the contract. */
export function withContents(html: string): { html: string; contents: ContentsEntry[] } {
  const contents: ContentsEntry[] = []
  const linked = html.replace(
    /<h2([^>]*)>(.*?)<\/h2>/gs,
    (_, attributes: string, inner: string) => {
      const id = partId(contents.length)
      contents.push({ id, title: decodeEntities(inner.replace(/<[^>]*>/g, '')).trim() })
      return `<h2 id="${id}"${attributes}>${inner}</h2>`
    }
  )
  return { html: linked, contents }
}
