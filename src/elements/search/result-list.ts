import type { Result } from '#search/engine.ts'
import { kinds } from '#search/entry.ts'
import { firstMatch, markMatches } from '#search/marks.ts'

/** More of one kind than this is a list, which has a page of its own. */
const SHOWN = 12

/** Shows results by kind, each with what it was found by. */
export function resultList(list: HTMLElement) {
  const template = list.querySelector('template')?.content
  return (results: readonly Result[]) => {
    list.hidden = results.length === 0
    const byKind = Map.groupBy(results, ({ kind }) => kind)
    for (const kind of kinds) {
      const own = byKind.get(kind) ?? []
      for (const part of list.querySelectorAll<HTMLElement>(`[data-kind=${kind}]`)) {
        part.hidden = own.length === 0
        const count = part.querySelector('small')
        if (count) count.textContent = String(own.length)
        const rows = own
          .slice(0, SHOWN)
          .flatMap(result => (template ? rowOf(result, template) : []))
        part.querySelector('ol')?.replaceChildren(...rows)
      }
    }
  }
}

function rowOf(
  { title, path, line = '', names, family, terms }: Result,
  template: DocumentFragment
) {
  const row = document.importNode(template, true)
  const [link, text, why] = [...row.querySelectorAll('a, p')]
  const marked = [title, line].map(part => markMatches(part, terms))
  const isClear = marked.flat().some(({ isMatch }) => isMatch)
  link?.setAttribute('href', path)
  link?.replaceChildren(...nodesOf(marked[0] ?? []))
  text?.append(...nodesOf(marked[1] ?? []))
  const other = isClear ? undefined : firstMatch(names, terms)
  if (other !== undefined) why?.append(...nodesOf(markMatches(other, terms)))
  if (family !== undefined) row.firstElementChild?.setAttribute('data-family', family)
  return row
}

function nodesOf(pieces: ReturnType<typeof markMatches>): (string | Node)[] {
  return pieces.map(({ text, isMatch }) => {
    if (!isMatch) return text
    const mark = document.createElement('mark')
    mark.textContent = text
    return mark
  })
}
