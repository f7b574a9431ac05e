import type { Text } from './form-config.ts'

export type Piece = Text & { isAddress: boolean }

/** A text cut where an e-mail address stands in it, so that it can be a link. */
export function addressesIn({ text, lang }: Text): Piece[] {
  return text
    .split(/((?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/)
    .map((piece, index) => ({ text: piece, lang, isAddress: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
