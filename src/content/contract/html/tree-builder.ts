import { isPhrase } from '#lib/rich-nodes.ts'
import {
  hasContent,
  isCell,
  isClosedTo,
  isInside,
  mayHold,
  ownerOf,
  partsBetween,
  type Tag
} from './elements.ts'

export type Node = string | Element
export type Element = { tag: Tag; attributes: Record<string, string>; children: Node[] }

/** An open element; `isImplied`: its tag was not written in the text. */
export type Open = { element: Element; isImplied: boolean }

/**
 * Builds a tree in which every element has an allowed parent: elements that cannot contain the next tag are closed,
 * missing parents are opened.
 */
export class TreeBuilder {
  readonly nodes: Node[] = []
  readonly #open: Open[] = []
  readonly #tags: Tag[] = []

  /** Whether a paragraph could begin here and close at most another paragraph. */
  get mayBeginParagraph(): boolean {
    const innermost = this.#tags.at(-1)
    return (
      mayHold(this.#tags, this.#tags.length, 'p') ||
      innermost === 'p' ||
      (innermost !== undefined && partsBetween(innermost, 'p') !== undefined)
    )
  }

  /** Adds an element. One that may have content is returned, to be closed with `close`. */
  add(tag: Tag, attributes: Record<string, string>): Open | undefined {
    this.#makeRoomFor(tag)
    if (hasContent(tag)) return this.#push({ tag, attributes, children: [] }, false)
    this.#children().push({ tag, attributes, children: [] })
    return undefined
  }

  addText(text: string): void {
    if (text === '') return
    // White space between parts, such as rows of a table, is dropped.
    if (text.trim() !== '') this.#makeRoomFor('span')
    append(this.#children(), text)
  }

  /** Closes an element and everything in it. It may already be closed. */
  close(open: Open): void {
    const index = this.#open.indexOf(open)
    if (index >= 0) this.#closeTo(index)
  }

  end(): Node[] {
    this.#closeTo(0)
    return this.nodes
  }

  #children(): Node[] {
    return this.#open.at(-1)?.element.children ?? this.nodes
  }

  #push(element: Element, isImplied: boolean): Open {
    const open = { element, isImplied }
    this.#children().push(element)
    this.#open.push(open)
    this.#tags.push(element.tag)
    return open
  }

  #makeRoomFor(tag: Tag): void {
    for (let length = this.#open.length; length >= 0; length -= 1) {
      const between = mayHold(this.#tags, length, tag) ? [] : this.#partsIn(length, tag)
      if (!between && isClosedTo(this.#tags[length - 1], tag)) break
      if (!between) continue
      this.#closeTo(length)
      for (const part of between) this.#push({ tag: part, attributes: {}, children: [] }, true)
      return
    }
    const owner = ownerOf(tag)
    if (owner === undefined) return
    this.#makeRoomFor(owner)
    this.#push({ tag: owner, attributes: {}, children: [] }, true)
  }

  /** An element that was opened for parts only ends before other content. */
  #partsIn(length: number, tag: Tag): Tag[] | undefined {
    const innermost = this.#open[length - 1]
    if (!innermost || (innermost.isImplied && ownerOf(tag) === undefined)) return undefined
    if (isInside(this.#tags, length, tag)) return undefined
    return partsBetween(innermost.element.tag, tag)
  }

  #closeTo(length: number): void {
    while (this.#open.length > length) {
      const element = this.#open.pop()?.element
      this.#tags.pop()
      if (element && isBlank(element)) this.#takeOut(element)
    }
  }

  /** Removes an element without text; a space inside a phrase is kept. */
  #takeOut({ tag, children }: Element): void {
    const siblings = this.#children()
    siblings.pop()
    if (isPhrase(tag)) for (const child of children) append(siblings, child)
  }
}

function append(nodes: Node[], node: Node): void {
  const last = nodes.at(-1)
  if (typeof node === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + node
  else nodes.push(node)
}

function isBlank({ tag, children }: Element): boolean {
  if (isCell(tag)) return false
  return children.every(node => (typeof node === 'string' ? node.trim() === '' : node.tag === 'br'))
}
