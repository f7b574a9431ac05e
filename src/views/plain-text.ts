import { closeUp } from '#lib/close-up.ts'

/** A summary is about as long as search engines show. */
const SUMMARY_LENGTH = 160

/** Elements that stand within a word or right before a comma. */
const inline = /<\/?(?:a|abbr|b|code|em|i|span|strong|sub|sup|time)\b[^>]*>/g

/** The first sentences of rich text without markup, cut between words. */
export function summaryOf(html: string): string {
  const blocks = decodeEntities(html.replace(inline, '').replace(/<[^>]*>/g, ' '))
  const text = closeUp(blocks.replace(/\s+/g, ' ').trim())
  if (text.length <= SUMMARY_LENGTH) return text
  const start = text.slice(0, SUMMARY_LENGTH)
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), SUMMARY_LENGTH / 2))}…`
}

const characters: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&'
}

/** The entities that the sanitiser writes; all others are characters already. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:lt|gt|quot|amp);/g, entity => characters[entity] ?? entity)
}
