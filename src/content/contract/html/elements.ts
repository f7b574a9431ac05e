import { isPhrase } from '#lib/rich-nodes.ts'

/** What an element may hold: texts and phrases, blocks too, only its parts, what the element around it may, or nothing. */
type Content = 'phrases' | 'blocks' | 'parts' | 'any around' | 'nothing'

/** The elements that rich text may have. A tag that is not here is left out; its words stay. */
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

/** A break and a picture stand in a sentence, too. */
const isInSentence = (tag: Tag) => isPhrase(tag) || tag === 'br' || tag === 'img'

/** Elements that stand in few others only. Where none of them is open, the first is opened. */
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

/** The part in which something stands that is no part itself. */
const usualPart: Partial<Record<Tag, Tag>> = {
  ul: 'li',
  ol: 'li',
  dl: 'dd',
  table: 'tbody',
  thead: 'tr',
  tbody: 'tr',
  tr: 'td'
}

/** Tags that mean one of ours. The page has the one h1; what only encloses is a paragraph where no other is. */
const meanings: Partial<Record<string, Tag>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  tfoot: 'tbody'
}
const enclosing =
  /^(address|article|center|details|div|fieldset|footer|form|header|main|nav|pre|section|summary)$/

/** Elements whose words are not for readers. */
const unread = /^(iframe|noembed|noframes|option|script|style|textarea|title|xmp)$/

const show = /^(audio|canvas|embed|input|math|object|svg|video)$/

/** Whether a reader misses something where this tag is left out, although its words stay. */
export const isShow = (name: string) => show.test(name)

/** What a tag is to be read as: an element of ours, one that only encloses others, one to pass over with its words, or none. */
export function meaningOf(name: string): Tag | 'enclosing' | 'unread' | undefined {
  if (Object.hasOwn(contents, name)) return name as Tag
  if (unread.test(name)) return 'unread'
  return enclosing.test(name) ? 'enclosing' : meanings[name]
}

export const hasContent = (tag: Tag) => contents[tag] !== 'nothing'

/** Cells keep the others in their columns, also without a word. */
export const isCell = (tag: Tag) => tag === 'td' || tag === 'th'

/** Whether the last of the first `length` open elements may hold a tag; outside of all blocks may stand. */
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

/** A cell ends before another part of its table, and before nothing else. */
export const isClosedTo = (outer: Tag | undefined, tag: Tag) =>
  outer !== undefined && isCell(outer) && !partOfTable.test(tag)

/** A link stands in no other, however deep. */
export function isInside(open: readonly Tag[], length: number, tag: Tag): boolean {
  return tag === 'a' && length > 0 && open.lastIndexOf('a', length - 1) >= 0
}

/** The elements to open between one of parts and a tag that it cannot hold itself, if any can help. */
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

/** What must be around a tag where nothing open can hold it. */
export const ownerOf = (tag: Tag): Tag | undefined => owners[tag]?.[0]
