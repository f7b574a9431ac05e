import type { Text } from './form-config.ts'

export type Piece = Text & { isAddress: boolean }

/** A text split at e-mail addresses, so that they can be links. */
export function addressesIn({ text, lang }: Text): Piece[] {
  return text
    .split(/((?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/)
    .map((piece, index) => ({ text: piece, lang, isAddress: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
