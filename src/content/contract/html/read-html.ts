import { Parser } from 'htmlparser2'
import { MAX_OPEN_TAGS, textLimits } from '#contract/limits.ts'
import { withoutControls } from '#lib/clean-text.ts'
import { readAttributes, refusedAddress } from './attributes.ts'
import { isShow, meaningOf } from './elements.ts'
import { type Node, type Open, TreeBuilder } from './tree-builder.ts'

/** Why reading stopped early: the parser's work for a tag grows with the number of open tags. */
type Stop = 'too deep' | { at: number }

/** What was removed, as it was written, without repetitions. */
type Refused = Map<string, 'an address that may be followed or shown' | 'an element of rich text'>

export type ReadHtml = { nodes: Node[]; stop?: Stop; refused: Refused }

/** Reads HTML of any kind into a tree of allowed elements, within the limits. */
export function readHtml(html: string): ReadHtml {
  const builder = new TreeBuilder()
  /** What each tag that is still open has become. */
  const open: (Open | 'unread' | undefined)[] = []
  let unread = 0
  /** The length in letters; an element counts as one. */
  let size = 0
  /** The index of the last letter that leaves room for an ellipsis, and the index where the last text ended. */
  let fullAt: number | undefined
  let textEnd = 0
  let stop: Stop | undefined
  const refused: Refused = new Map()

  function end(reason: Stop): void {
    stop ??= reason
    parser.pause()
  }

  /** Whether there is room for so many letters from an index. */
  function hasRoom(letters: number, index: number): boolean {
    const fitting = textLimits.richText - 1 - size
    size += letters
    if (letters > fitting) fullAt ??= index + fitting
    if (fullAt !== undefined && size > textLimits.richText) end({ at: fullAt + 1 })
    return !stop
  }

  function add(name: string, written: Record<string, string>, isImplied: boolean) {
    const meaning = meaningOf(name)
    if (unread === 0 && (meaning === 'unread' || isShow(name)))
      refused.set(`<${name}>`, 'an element of rich text')
    if (meaning === 'unread') {
      unread += 1
      return meaning
    }
    // `</p>` without `<p>` opens no paragraph.
    if (unread > 0 || (isImplied && name === 'p') || meaning === undefined) return undefined
    if (meaning === 'enclosing') return builder.mayBeginParagraph ? builder.add('p', {}) : undefined
    const attributes = readAttributes(meaning, written)
    const address = refusedAddress(meaning, { written, kept: attributes })
    if (address !== undefined) refused.set(address, 'an address that may be followed or shown')
    return attributes && builder.add(meaning, attributes)
  }

  const parser = new Parser({
    onopentag(name, attributes, isImplied) {
      if (stop) return
      if (open.length === MAX_OPEN_TAGS) end('too deep')
      else if (hasRoom(1, textEnd)) open.push(add(name, attributes, isImplied))
    },
    ontext(text) {
      if (stop || unread > 0) return
      if (!hasRoom(text.length, parser.startIndex)) return
      builder.addText(withoutControls(text))
      textEnd = parser.endIndex + 1
    },
    onclosetag() {
      if (stop) return
      const closed = open.pop()
      if (closed === 'unread') unread -= 1
      else if (closed) builder.close(closed)
    }
  })
  parser.write(html)
  if (!stop) parser.end()
  return { nodes: builder.end(), stop, refused }
}
