/**
 * The greatest length of a text by its kind, in UTF-16 units. Far above what people read and what the demo needs (in
 * brackets), and low enough for any page, card or index.
 */
export const textLimits = {
  /** The text of a line, a cell or a button: products, crops, people [96]. */
  name: 120,
  /** A headline, which a tab and a shared link show as well [84]. */
  title: 200,
  /** A short text: a class, a timing, a subtitle [166]. */
  label: 300,
  /** Every text of a bundle: an answer of the FAQ, but also a button that is drawn a hundred times [526]. */
  message: 2_000,
  /** Paragraphs of plain text [324]. */
  paragraph: 5_000,
  /** HTML without its tags: a long legal text [6,000]. */
  richText: 100_000
} as const
export type TextKind = keyof typeof textLimits

/** The greatest number of items of a list inside a record. */
export const listLimits = {
  /** Pictures, packs, tags, other names [11]. */
  few: 50,
  /** For lists such as documents, years of a section and items of a page. */
  some: 200,
  /** Crops, problems and doses of one product [40]. */
  many: 1_000,
  /** Entries of one object or list of a bundle. */
  messages: 1_000
} as const

export const MAX_ID_LETTERS = 64
/** An id is part of a file name; this leaves room for what precedes and follows it. */
export const MAX_ID_BYTES = 200
export const MAX_URL_LETTERS = 2_048
/** Nested elements in a rich text; the demo has at most five. */
export const MAX_OPEN_TAGS = 100
/** The length that BCP 47 asks every program to support. */
export const MAX_TAG_LETTERS = 35
/** Nested lists and objects in one answer; the contract has at most six. */
export const MAX_DEPTH = 32
/** Values in one answer, at any depth: 2,000 products with every detail have about 300,000. */
export const MAX_VALUES = 2_000_000
/** Records in one list; the longest lists that the site is measured with have 5,000. */
export const MAX_RECORDS = 20_000
