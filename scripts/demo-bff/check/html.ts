import type { Faults } from './faults.ts'
import { checkLink } from './links.ts'

type Rules = { tags: string[]; attributes?: RegExp }

const parents: Partial<Record<string, string[]>> = {
  li: ['ul', 'ol'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody'],
  th: ['tr'],
  td: ['tr']
}
const listTags = ['p', 'ul', 'ol', 'li', 'strong']
const tableTags = ['table', 'thead', 'tbody', 'tr', 'th', 'td']

export const answerRules: Rules = { tags: ['p', 'ul', 'li', 'strong', 'a'] }
export const legalRules: Rules = {
  tags: [...listTags, ...tableTags, 'h2', 'h3', 'caption', 'aside', 'em', 'a', 'abbr'],
  attributes: /^ (scope="col"|title="[^"]+")$/
}
export const postRules: Rules = {
  tags: [...listTags, ...tableTags, 'h2', 'h3', 'caption', 'aside', 'blockquote', 'em', 'abbr'],
  attributes: /^ (scope="col"|title="[^"]+")$/
}

/** Only the allowed tags, closed in order and inside the right parent, and no bare `<`, `>` or `&`. */
export function checkHtml(
  faults: Faults,
  where: string,
  html: string,
  { tags, attributes }: Rules
): void {
  const open: string[] = []
  for (const [whole, close, tag = '', rest = ''] of html.matchAll(/<(\/?)([a-z0-9]+)([^<>]*)>/gi)) {
    faults.when(!tags.includes(tag), where, `tag not allowed: ${whole}`)
    if (close) {
      const last = open.pop()
      faults.when(last !== tag, where, `</${tag}> closes <${last ?? 'nothing'}>`)
      continue
    }
    const parent = open.at(-1)
    faults.when(
      parents[tag]?.includes(parent ?? '') === false,
      where,
      `<${tag}> in <${parent ?? ''}>`
    )
    faults.when(tag === 'p' && open.includes('p'), where, '<p> in <p>')
    open.push(tag)
    const href = tag === 'a' ? /^ href="([^"]*)"$/.exec(rest)?.[1] : undefined
    if (href) checkLink(faults, where, href)
    else
      faults.when(rest !== '' && !attributes?.test(rest), where, `attribute not allowed: ${whole}`)
  }
  faults.when(open.length > 0, where, `not closed: ${open.join(', ')}`)
  const bare = html.replace(/<\/?[a-z0-9]+[^<>]*>/gi, '')
  faults.when(/[<>]|&(?!(amp|lt|gt|quot|nbsp|#\d+);)/.test(bare), where, 'a bare <, > or &')
}

/** Tag names only: a translation keeps the structure of its original. */
export function skeleton(html: string): string {
  return (html.match(/<\/?[a-z0-9]+/g) ?? []).join('')
}

export function plainText(html: string): string {
  return html.replace(/<[^>]+>/g, ' ')
}
