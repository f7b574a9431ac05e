import { bindUnits } from '#lib/bind-units.ts'
import { datesIn } from '#lib/dates-in.ts'
import { escapeXml } from '#lib/escape-xml.ts'
import { english } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import { isSameLanguage } from '#tree/locale.ts'

/** What letters stand for, by the letters. */
type Glossary = ReadonlyMap<string, string>

/** HTML of the BFF as a page shows it: days and abbreviations say what they mean, figures keep their units, and wide tables can be scrolled. */
export function richText(tree: Tree, html: string, lang = tree.locale): string {
  const withDates = mapTexts(html, text => markDates(text, lang))
  const withUnits = mapTexts(withDates, bindUnits)
  return withLoneLinks(withScrollableTables(markAbbreviations(withUnits, glossaryOf(tree, lang))))
}

/** A link that is all of its paragraph is no part of a sentence: it gets a thumb's size. */
function withLoneLinks(html: string): string {
  return html.replaceAll(/<p>(?=<a\b[^>]*>[^<]*<\/a><\/p>)/g, '<p class="lone">')
}

/** On a phone tables are wider than the page: they are scrolled with the keyboard, too. */
function withScrollableTables(html: string): string {
  return html.replaceAll(/<table\b/g, '<table tabindex="0"')
}

function markDates(text: string, lang: string): string {
  return datesIn(text, lang).reduceRight(
    (marked, { at, text, iso }) =>
      `${marked.slice(0, at)}<time datetime="${iso}">${text}</time>${marked.slice(at + text.length)}`,
    text
  )
}

/** Explains each abbreviation where it first stands. */
function markAbbreviations(html: string, glossary: Glossary): string {
  if (glossary.size === 0) return html
  const unexplained = new Map(glossary)
  const letters = [...glossary.keys()].map(RegExp.escape).join('|')
  const pattern = new RegExp(`(?<!${WORD})(?:${letters})(?!${WORD})`, 'gu')
  return mapTexts(html, text =>
    text.replace(pattern, abbreviation => {
      const meaning = unexplained.get(abbreviation)
      unexplained.delete(abbreviation)
      return meaning === undefined
        ? abbreviation
        : `<abbr title="${escapeXml(meaning)}">${abbreviation}</abbr>`
    })
  )
}

/** Chinese and Thai write on without a space. */
const WORD = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]`

/** The abbreviations of the language that a text is in, where the tree knows them. */
function glossaryOf(tree: Tree, lang: string): Glossary {
  const { items, lang: borrowed = tree.locale } = tree.list('abbreviations')
  const lists = [
    { locale: borrowed, entries: items },
    { locale: 'en', entries: english.abbreviations }
  ]
  const entries = lists.find(({ locale }) => isSameLanguage(locale, lang))?.entries ?? []
  return new Map(entries.flatMap(({ title, text }) => (title && text ? [[title, text]] : [])))
}

/** Changes the text between tags, but not in an element that says what it means. */
function mapTexts(html: string, change: (text: string) => string): string {
  let explained = 0
  return html
    .split(/(<[^>]*>)/)
    .map((part, index) => {
      if (index % 2 === 0) return explained > 0 ? part : change(part)
      if (/^<(time|abbr)\b/.test(part)) explained += 1
      if (/^<\/(time|abbr)\b/.test(part)) explained -= 1
      return part
    })
    .join('')
}
