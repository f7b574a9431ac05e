import { isPhrase } from '#lib/rich-nodes.ts'

/**
 * What an element may contain: texts and phrases, blocks too, only its parts, what its parent may contain, or
 * nothing.
 */
type Content = 'phrases' | 'blocks' | 'parts' | 'any around' | 'nothing'

/** The elements that rich text may have. Other tags are removed; their text stays. */
const contents = {
  p: 'phrases',
  h2: 'phrases',
  h3: 'phrases',
  h4: 'phrases',
  dt: 'phrases',
  caption: 'phrases',
  strong: 'phrases',
  em: 'phrases',
  b: 'phrases',
  i: 'phrases',
  abbr: 'phrases',
  time: 'phrases',
  sub: 'phrases',
  sup: 'phrases',
  code: 'phrases',
  span: 'phrases',
  a: 'any around',
  blockquote: 'blocks',
  aside: 'blocks',
  figure: 'blocks',
  figcaption: 'blocks',
  li: 'blocks',
  dd: 'blocks',
  th: 'blocks',
  td: 'blocks',
  ul: 'parts',
  ol: 'parts',
  dl: 'parts',
  table: 'parts',
  thead: 'parts',
  tbody: 'parts',
  tr: 'parts',
  br: 'nothing',
  hr: 'nothing',
  img: 'nothing'
} as const satisfies Record<string, Content>

export type Tag = keyof typeof contents

/** Breaks and pictures are allowed inside sentences. */
const isInSentence = (tag: Tag) => isPhrase(tag) || tag === 'br' || tag === 'img'

/** Elements with few possible parents. If none of them is open, the first is opened. */
const owners: Partial<Record<Tag, readonly [Tag, ...Tag[]]>> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  figcaption: ['figure'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['tbody', 'thead'],
  th: ['tr'],
  td: ['tr']
}

/** The part that wraps content which is not a part itself. */
const usualPart: Partial<Record<Tag, Tag>> = {
  ul: 'li',
  ol: 'li',
  dl: 'dd',
  table: 'tbody',
  thead: 'tr',
  tbody: 'tr',
  tr: 'td'
}

/** Tags that are read as one of ours. The page has its own h1; a wrapper counts as a paragraph where none is open. */
const meanings: Partial<Record<string, Tag>> = { h1: 'h2', h5: 'h4', h6: 'h4', tfoot: 'tbody' }
const enclosing =
  /^(address|article|center|details|div|fieldset|footer|form|header|main|nav|pre|section|summary)$/

/** Elements whose text is not for readers. */
const unread = /^(iframe|noembed|noframes|option|script|style|textarea|title|xmp)$/

const show = /^(audio|canvas|embed|input|math|object|svg|video)$/

/** Whether readers miss something when this tag is removed, although its text stays. */
export const isShow = (name: string) => show.test(name)

/** How a tag is read: as an element of ours, as a wrapper, as its text alone, or not at all. */
export function meaningOf(name: string): Tag | 'enclosing' | 'unread' | undefined {
  if (Object.hasOwn(contents, name)) return name as Tag
  if (unread.test(name)) return 'unread'
  return enclosing.test(name) ? 'enclosing' : meanings[name]
}

export const hasContent = (tag: Tag) => contents[tag] !== 'nothing'

/** Empty cells are kept, because the others must stay in their columns. */
export const isCell = (tag: Tag) => tag === 'td' || tag === 'th'

/**
 * Whether the last of the first `length` open elements may contain a tag; without any, whether a tag may stand on its
 * own.
 */
export function mayHold(open: readonly Tag[], length: number, tag: Tag): boolean {
  const innermost = open[length - 1]
  const owner = owners[tag]
  if (owner) return innermost !== undefined && owner.includes(innermost)
  if (innermost === 'a') return tag !== 'a' && mayHold(open, length - 1, tag)
  const content = innermost === undefined ? 'blocks' : contents[innermost]
  const isFit = content === 'blocks' || (content === 'phrases' && isInSentence(tag))
  return isFit && !isInside(open, length, tag)
}

const partOfTable = /^(?:caption|thead|tbody|tr|th|td)$/

/** A cell only ends before another part of its table. */
export const isClosedTo = (outer: Tag | undefined, tag: Tag) =>
  outer !== undefined && isCell(outer) && !partOfTable.test(tag)

/** A link must not contain a link, at any depth. */
export function isInside(open: readonly Tag[], length: number, tag: Tag): boolean {
  return tag === 'a' && length > 0 && open.lastIndexOf('a', length - 1) >= 0
}

/** The elements to open between a parent of parts and a tag that it cannot contain directly, if any. */
export function partsBetween(outer: Tag, tag: Tag): Tag[] | undefined {
  if (contents[outer] !== 'parts') return undefined
  const owner = owners[tag]?.[0]
  if (owner === undefined) return downTo(outer, tag)
  if (mayHold([outer], 1, owner)) return [owner]
  const between = partsBetween(outer, owner)
  return owners[owner] && between ? [...between, owner] : undefined
}

function downTo(outer: Tag, tag: Tag): Tag[] {
  const part = usualPart[outer]
  if (part === undefined) return []
  return mayHold([part], 1, tag) ? [part] : [part, ...downTo(part, tag)]
}

/** The parent to open for a tag that no open element can contain. */
export const ownerOf = (tag: Tag): Tag | undefined => owners[tag]?.[0]
