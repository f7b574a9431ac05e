import { addStyleSheet } from '#lib/add-style-sheet.ts'
import { matchesIn } from '#search/marks.ts'
import sheet from '#styles/found-words.css?url'

/** The name by which the style sheet knows the marks. */
const NAME = 'found'
/** So long at a time, that typing goes on meanwhile. */
const SLICE_MS = 5

let latest = 0

/** Marks in the products that are shown the words by which they were found, without a change to the page's own text. */
export async function markFound(list: HTMLElement, terms?: ReadonlySet<string>): Promise<void> {
  if (!('highlights' in CSS)) return
  const turn = ++latest
  CSS.highlights.delete(NAME)
  if (!terms?.size) return
  void addStyleSheet(sheet)
  const found = new Highlight()
  let start = performance.now()
  for (const product of list.querySelectorAll(':is(article, tbody tr):not([hidden])')) {
    if (performance.now() - start > SLICE_MS) {
      await new Promise(resolve => setTimeout(resolve))
      if (turn !== latest) return
      start = performance.now()
    }
    for (const range of rangesIn(product, terms)) found.add(range)
  }
  CSS.highlights.set(NAME, found)
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
