/** A text and, when it is written in another language than the page, the BCP 47 tag of that language. */
export type LocalizedText = { text: string; lang?: string }
