import { unbindUnits } from '#lib/bind-units.ts'
import { decodeEntities } from './plain-text.ts'

/** Rich text of the contract as Markdown: headings, paragraphs and lists; what Markdown has no word for stays text. */
export function markdownOf(html: string): string {
  const text = html
    .replace(/\s+/g, ' ')
    .replace(/<h([2-4])[^>]*>/g, (_, level: string) => `\n\n${'#'.repeat(Number(level) + 1)} `)
    .replace(/<li[^>]*>/g, '\n- ')
    .replace(/<tr[^>]*>/g, '\n')
    .replace(/<\/t[hd]>\s*(?=<t[hd])/g, ' | ')
    .replace(/<(p|ul|ol|table|blockquote|figure|dl|dt)\b[^>]*>|<br\s*\/?>/g, '\n\n')
    .replace(/<dd[^>]*>/g, ': ')
    .replace(/<[^>]+>/g, '')
  return decodeEntities(text)
    .split('\n')
    .map(line => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Text that stands in Markdown as it is written: nothing of it is taken for markup, and nothing is left of typesetting. */
export function plain(text: string): string {
  return unbindUnits(text)
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>|#]/g, String.raw`\$&`)
}

export function tableOf(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(plain).join(' | ')} |`
  return [line(header), `|${' --- |'.repeat(header.length)}`, ...rows.map(line)].join('\n')
}
