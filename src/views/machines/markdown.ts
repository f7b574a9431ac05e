import { unbindUnits } from '#lib/typography/unbind-units.ts'
import type { RichNode, RichText } from '#lib/rich-nodes.ts'

/** The prefix of an element. Elements that Markdown lacks become text. */
const starts: Partial<Record<string, string>> = {
  h2: '\n\n### ',
  h3: '\n\n#### ',
  h4: '\n\n##### ',
  li: '\n- ',
  dd: ': ',
  tr: '\n',
  td: ' | ',
  th: ' | ',
  ...Object.fromEntries(
    'p ul ol table blockquote aside figure dl dt br'.split(' ').map(tag => [tag, '\n\n'])
  )
}

/** Rich text as Markdown: headings below those of the page, paragraphs and lists. */
export function markdownOf(nodes: RichText): string {
  return written(nodes)
    .split('\n')
    .map(line => line.trim().replace(/^\| /, ''))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function written(nodes: RichText): string {
  return nodes.map(write).join('')
}

function write(node: RichNode): string {
  if (typeof node === 'string') return plain(node)
  return (starts[node.tag] ?? '') + written(node.children)
}

/** Escapes text for Markdown, and removes typographic control characters. */
export function plain(text: string): string {
  return unbindUnits(text)
    .replace(/\s+/g, ' ')
    .replace(
      /[\\`*_~[\]<>|#]|&(?=#?\w+;)|(?<=^ ?)[-+=](?= |$)|(?<=^ ?\d+)[.)](?= |$)/g,
      String.raw`\$&`
    )
}

export function tableOf(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(plain).join(' | ')} |`
  return [line(header), `|${' --- |'.repeat(header.length)}`, ...rows.map(line)].join('\n')
}
