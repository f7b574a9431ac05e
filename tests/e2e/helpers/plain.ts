/** What a text says, without what only keeps a figure whole and in its direction. */
export const plain = (text: string): string =>
  text.replace(/[\u2060\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')
