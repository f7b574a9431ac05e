/**
 * How many letters a text may have, by its kind, as `length` counts them. Each is far above what any reader reads and
 * what the demo needs (in brackets), and low enough that no page, card or index feels the longest.
 */
export const textLimits = {
  /** What stands on a line of its own, in a cell or on a button: products, crops, people [96]. */
  name: 120,
  /** A headline, also of a tab and of a shared link [84]. */
  title: 200,
  /** What is read at a glance: a class, a timing, a subtitle [166]. */
  label: 300,
  /** One or a few paragraphs of plain text, and every text of a bundle [324]. */
  paragraph: 5_000,
  /** HTML, without the letters of its tags: a long legal text [6,000]. */
  richText: 100_000
} as const
export type TextKind = keyof typeof textLimits

/** How many items a list inside a record may have: more is a fault of whoever wrote it. */
export const listLimits = {
  /** Pictures, packs, tags, other names [11]. */
  few: 50,
  /** Documents, years of a section, items of a page. */
  some: 200,
  /** Crops, problems and doses of one product [40]. */
  many: 1_000,
  /** Entries of one object or list of a bundle. */
  messages: 1_000
} as const

export const MAX_ID_LETTERS = 64
/** An id is part of a file name, with room for what stands before and after it. */
export const MAX_ID_BYTES = 200
export const MAX_URL_LETTERS = 2_048
/** Elements in each other in a rich text; the deepest of the demo has five. */
export const MAX_OPEN_TAGS = 100
/** What BCP 47 asks every program to have room for. */
export const MAX_TAG_LETTERS = 35
/** Levels of lists and objects in one answer; the deepest of the contract has six. */
export const MAX_DEPTH = 32
