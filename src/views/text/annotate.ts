import { bindUnits } from '#lib/typography/bind-units.ts'
import { closeUp } from '#lib/typography/close-up.ts'
import { datesIn } from '#lib/dates-in.ts'
import { mapElements, mapTexts, type RichElement, type RichText } from '#lib/rich-nodes.ts'
import { english } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import { leadsNowhere } from '#tree/dead-links.ts'
import { directionOf, isSameLanguage } from '#tree/locale.ts'
import { markFigureColumns } from './figure-columns.ts'
import { stackedTable } from './stacked-table.ts'

/** The meaning of abbreviations. */
type Glossary = ReadonlyMap<string, string>

/**
 * Rich text as a page shows it: dates and abbreviations are marked up, figures keep their units, wide tables can be
 * scrolled, and dead links are removed.
 */
export function annotate(tree: Tree, nodes: RichText, lang = tree.locale): RichText {
  const linked = mapElements(nodes, element => withoutDeadLink(tree, element))
  const dated = mapTexts(linked, text => markDates(text, lang), isExplained)
  const bound = mapTexts(dated, text => [bindUnits(closeUp(text), directionOf(lang))], isExplained)
  return mapElements(markAbbreviations(bound, glossaryOf(tree, lang)), withAttributes)
}

/** The publication report lists these links. */
function withoutDeadLink({ index }: Tree, element: RichElement): RichText | RichElement {
  const { href } = element.attributes
  return href !== undefined && leadsNowhere(href, index) ? element.children : element
}

/** An element whose meaning is already marked up. */
const isExplained = ({ tag }: RichElement) => tag === 'time' || tag === 'abbr'

function withAttributes(element: RichElement): RichElement {
  const { tag, attributes, children } = element
  // On a phone, a table may be wider than the page, and must be scrollable with the keyboard too.
  if (tag === 'table')
    return stackedTable(
      markFigureColumns({ ...element, attributes: { tabindex: '0', ...attributes } })
    )
  const [only, ...others] = children
  // A link that is the whole paragraph is no part of a sentence, so it gets the size of a touch
  // target.
  const isLone = tag === 'p' && others.length === 0 && isPlainLink(only)
  return isLone ? { ...element, attributes: { class: 'lone', ...attributes } } : element
}

function isPlainLink(node: RichText[number] | undefined): boolean {
  return typeof node === 'object' && node.tag === 'a' && node.children.every(isText)
}

const isText = (node: RichText[number]) => typeof node === 'string'

function markDates(text: string, lang: string): RichText {
  const days = datesIn(text, lang)
  return interleaved(
    text,
    days.map(({ at, text, iso }) => ({ at, text, tag: 'time', attributes: { datetime: iso } }))
  )
}

/** Explains each abbreviation where it occurs first. */
function markAbbreviations(nodes: RichText, glossary: Glossary): RichText {
  if (glossary.size === 0) return nodes
  const unexplained = new Map(glossary)
  const letters = [...glossary.keys()].map(RegExp.escape).join('|')
  const pattern = new RegExp(`(?<!${WORD})(?:${letters})(?!${WORD})`, 'gu')
  const mark = (text: string) =>
    interleaved(
      text,
      [...text.matchAll(pattern)].flatMap(({ 0: letters, index }) => {
        const title = unexplained.get(letters)
        unexplained.delete(letters)
        return title === undefined
          ? []
          : [{ at: index, text: letters, tag: 'abbr', attributes: { title } }]
      })
    )
  return mapTexts(nodes, mark, isExplained)
}

/** Chinese and Thai continue without a space. */
const WORD = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]`

/** The abbreviations of the text's language, where the tree has them. */
function glossaryOf(tree: Tree, lang: string): Glossary {
  const { items, lang: borrowed = tree.locale } = tree.list('abbreviations')
  const lists = [
    { locale: borrowed, entries: items },
    { locale: 'en', entries: english.abbreviations }
  ]
  const entries = lists.find(({ locale }) => isSameLanguage(locale, lang))?.entries ?? []
  return new Map(entries.flatMap(({ title, text }) => (title && text ? [[title, text]] : [])))
}

type Mark = { at: number; text: string; tag: string; attributes: Record<string, string> }

/** A text with some of its words wrapped in elements. */
function interleaved(text: string, marks: readonly Mark[]): RichText {
  let end = 0
  const nodes = marks.flatMap(({ at, text: words, tag, attributes }) => {
    const before = text.slice(end, at)
    end = at + words.length
    return [before, { tag, attributes, children: [words] }]
  })
  return [...nodes, text.slice(end)].filter(node => node !== '')
}
