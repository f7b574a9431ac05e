import { english } from '#texts/english.ts'
import { leafKeys } from '#tree/messages.ts'

const introduction = `# Messages

Every text of the site's interface, with its built-in English. A content team fills in any of these keys in a country's
\`content.js\`; what is missing or empty comes from the global record, then from this list, marked as English.
Lists and plurals (one text a CLDR category, \`other\` always among them) are taken whole. A value of another
kind than here, such as a plain text where this has a plural, counts as missing, and so does an item of a list, or a
text of an item; it is a finding. \`{name}\` is filled in by the site. A button whose text is \`x\` is not shown. Made by \`npm run make:messages\` from src/content/texts/english.json.
`

/** The content of docs/messages.md. */
export function messagesPage(): string {
  const sections = Object.entries(english).map(([screen, texts]) => {
    const rows = leafKeys(texts, [screen]).map(
      key => `| \`${key}\` | ${cell(valueOf(texts, key.split('.').slice(1)))} |`
    )
    return [`## ${screen}`, '', '| key | default |', '|---|---|', ...rows, ''].join('\n')
  })
  return [introduction, ...sections].join('\n')
}

function valueOf(texts: unknown, path: string[]): unknown {
  return path.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], texts)
}

function cell(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll('|', '\\|').replaceAll('\n', ' ')
  if (!Array.isArray(value)) {
    const plural = Object.entries(value as Record<string, string>)
    return plural.map(([category, text]) => `${category}: ${cell(text)}`).join('<br>')
  }
  return value
    .map(item =>
      typeof item === 'string'
        ? cell(item)
        : Object.values(item as object)
            .map(cell)
            .join(' — ')
    )
    .join('<br>')
}
