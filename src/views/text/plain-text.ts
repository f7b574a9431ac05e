import { cleanLine } from '#lib/clean-text.ts'
import { closeUp } from '#lib/typography/close-up.ts'
import { isPhrase, type RichNode, type RichText } from '#lib/rich-nodes.ts'

/** About the length that search engines show. */
const SUMMARY_LENGTH = 160

/** The first sentences of rich text without markup, cut between words. */
export function summaryOf(nodes: RichText): string {
  const text = closeUp(cleanLine(nodes.map(spaced).join('')).replace(/ +/g, ' '))
  if (text.length <= SUMMARY_LENGTH) return text
  const start = text.slice(0, SUMMARY_LENGTH)
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), SUMMARY_LENGTH / 2))}…`
}

/** Inline elements continue a word or precede a comma; block elements are separated by a space. */
function spaced(node: RichNode): string {
  if (typeof node === 'string') return node
  const text = node.children.map(spaced).join('')
  return isPhrase(node.tag) ? text : ` ${text} `
}
