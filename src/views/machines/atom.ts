import { escapeXml } from '#lib/escape-xml.ts'

/** Parts of Atom feeds (RFC 4287). */
export function feed(
  { lang, base }: { lang: string; base: string },
  parts: readonly (string | false | undefined)[]
): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}" xml:base="${escapeXml(base)}">
${parts.filter(Boolean).join('\n')}
</feed>
`
}

export function entry(parts: readonly (string | false | undefined)[]): string {
  return `<entry>\n${parts.filter(Boolean).join('\n')}\n</entry>`
}

export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

export const author = (name: string): string => `<author>${element('name', name)}</author>`

export const category = (term: string): string => `<category term="${escapeXml(term)}"/>`

export function link(attributes: Record<'rel' | 'type' | 'href', string>): string {
  return `<link ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeXml(value)}"`)
    .join(' ')}/>`
}

/** A date becomes its midnight in UTC, because Atom needs a time and a zone. */
export function instant(date: string): string {
  return new Date(date).toISOString()
}
