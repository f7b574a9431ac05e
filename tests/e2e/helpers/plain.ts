/** A text without the marks that keep figures together and in their direction. */
export const plain = (text: string): string =>
  text.replace(/[\u2060\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')
