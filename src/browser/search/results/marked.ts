import type { Result } from '#browser/search/answer/answer.ts'
import { markMatches, reasonOf, soughtIn } from '#browser/search/answer/marks.ts'

/** Between the facts of a line. */
const SEPARATOR = ' · '
/** The same as it is shown: no line begins with it. */
const BOUND = SEPARATOR.replace(' ', '\u00a0')

/** A title of two names, the first of which keeps the dot after it. */
export const boundTitle = (title: string) => title.replace(SEPARATOR, BOUND)

/** Whether a name is the Latin one of a crop or a problem. */
export type IsLatin = (name: string) => boolean

/** A text as nodes, with the matched words marked. */
export function marked(text: string, terms: readonly string[]): (string | Node)[] {
  return markMatches(text, terms).map(({ text, isMatch }) => {
    if (!isMatch) return text
    const mark = document.createElement('mark')
    mark.textContent = text
    return mark
  })
}

/** The same in the style of Latin names. */
function markedLatin(text: string, terms: readonly string[]): HTMLElement {
  const name = document.createElement('i')
  name.lang = 'la'
  name.append(...marked(text, terms))
  return name
}

/** A line of several facts, each in its own direction; that of a crop or a problem begins with its Latin name. */
export function markedLine(result: Result): (string | Node)[] {
  const { kind, line, count } = result
  const terms = soughtIn(result)
  const isSubject = kind === 'crop' || kind === 'problem'
  const facts = [...(line?.split(SEPARATOR) ?? []), ...(count === undefined ? [] : [count])]
  return facts.flatMap((fact, index) => {
    const part = document.createElement('bdi')
    part.append(...(isSubject && fact === line ? [markedLatin(fact, terms)] : marked(fact, terms)))
    return index === 0 ? [part] : [BOUND, part]
  })
}

/** Why an entry was found, where neither its title nor its line shows it. */
export function markedReason(result: Result, isLatin: IsLatin): (string | Node)[] {
  const reason = reasonOf(result, document.documentElement.lang) ?? ''
  const terms = soughtIn(result)
  return isLatin(reason) ? [markedLatin(reason, terms)] : marked(reason, terms)
}
