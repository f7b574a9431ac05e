import type { Result } from '#search/engine.ts'
import { markMatches } from '#search/marks.ts'

/** Between the facts of a line. */
const SEPARATOR = ' · '

/** A text as nodes, with the words marked by which it was found. */
export function marked(text: string, terms: readonly string[]): (string | Node)[] {
  return markMatches(text, terms).map(({ text, isMatch }) => {
    if (!isMatch) return text
    const mark = document.createElement('mark')
    mark.textContent = text
    return mark
  })
}

/** A line of several facts, each in its own direction. */
export function markedLine({ line, count, terms }: Result): (string | Node)[] {
  const facts = [...(line?.split(SEPARATOR) ?? []), ...(count === undefined ? [] : [count])]
  return facts.flatMap((fact, index) => {
    const part = document.createElement('bdi')
    part.append(...marked(fact, terms))
    return index === 0 ? [part] : [SEPARATOR, part]
  })
}
