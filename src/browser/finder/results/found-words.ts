import { addStyleSheet } from '#browser/base/add-style-sheet.ts'
import type { Result } from '#browser/search/answer/answer.ts'
import { matchesIn, numberIn, reasonOf, soughtIn } from '#browser/search/answer/marks.ts'
import { nextTask } from '#browser/search/engine/next-task.ts'
import sheet from '#styles/found-words.css?url'

/** The name of the highlight in the style sheet. */
const NAME = 'found'
/** The length of a slice, so that typing stays responsive. */
const SLICE_MS = 5

let latest = 0

/**
 * Highlights in the shown products the words by which they were found, without changing the page's text. Where no
 * visible text matches, or a CAS number was typed, what matches is added with `label`.
 */
export async function markFound(
  list: HTMLElement,
  label: string,
  results: readonly Result[] = []
): Promise<void> {
  const turn = ++latest
  for (const reason of list.querySelectorAll('[data-reason]')) reason.remove()
  const { highlights } = CSS as Partial<typeof CSS>
  highlights?.delete(NAME)
  if (results.length === 0) return
  void addStyleSheet(sheet)
  const terms = new Set(results.flatMap(soughtIn))
  const byPath = new Map(results.map(result => [result.path, result]))
  const found: Range[] = []
  let start = performance.now()
  for (const product of list.querySelectorAll(SHOWN)) {
    if (performance.now() - start > SLICE_MS) {
      await nextTask()
      if (turn !== latest) return
      start = performance.now()
    }
    const ranges = rangesIn(product, terms)
    const result = byPath.get(product.querySelector('a')?.getAttribute('href') ?? '')
    if (result && (ranges.length === 0 || numberIn(result)))
      ranges.push(...addReason(product, label, result))
    found.push(...ranges)
  }
  highlights?.set(NAME, new Highlight(...found))
}

/** Between the facts of a line, and between names in a fact. */
const SEPARATORS = / · |, |، |、/

const SHOWN = '.as-cards > :not([hidden]) article, tbody tr:not([hidden])'

function addReason(product: Element, label: string, result: Result): Range[] {
  const { line = '', groups = [] } = result
  // A row of the table has no problems, so the product's line in the index is used.
  const names = [...line.split(SEPARATORS), ...groups]
  const found = { ...result, title: '', line: '', groups: names }
  const reason = reasonOf(found, document.documentElement.lang)
  if (reason === undefined) return []
  const facts = product.querySelector('dl')
  const name = document.createElement('bdi')
  name.append(reason)
  if (facts) facts.append(partWith('dt', label), partWith('dd', name))
  else product.querySelector('th')?.append(partWith('small', `${label} `, name))
  return rangesIn(name, new Set(soughtIn(result)))
}

function partWith(tag: string, ...content: (string | Node)[]): HTMLElement {
  const part = document.createElement(tag)
  part.dataset.reason = ''
  part.append(...content)
  return part
}

function rangesIn(product: Element, terms: ReadonlySet<string>): Range[] {
  const walker = document.createTreeWalker(product, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  while (walker.nextNode()) {
    const { currentNode: text } = walker
    if (text.parentElement?.closest('dt, button')) continue
    for (const { start, end } of matchesIn(text.nodeValue ?? '', terms)) {
      const range = new Range()
      range.setStart(text, start)
      range.setEnd(text, end)
      ranges.push(range)
    }
  }
  return ranges
}
