import { escapeXml } from './escape-xml.ts'
import type { RichNode, RichText } from './rich-nodes.ts'

const withoutEnd = new Set(['br', 'hr', 'img'])

/** Rich text as HTML, for feeds and data. Pages render its nodes instead. */
export function htmlOf(nodes: RichText): string {
  return nodes.map(write).join('')
}

function write(node: RichNode): string {
  if (typeof node === 'string') return escapeXml(node)
  const { tag, attributes, children } = node
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeXml(value)}"`
  )
  const start = `<${tag}${written.join('')}>`
  return withoutEnd.has(tag) ? start : `${start}${htmlOf(children)}</${tag}>`
}
