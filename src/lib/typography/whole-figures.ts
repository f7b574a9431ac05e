import { bindUnits } from './bind-units.ts'

/** A range of numbers, or a growth stage with its scale: `10–15`, `BBCH 13–18`. */
const FIGURE = /(?:BBCH\s)?\d+(?:[.,]\d+)?–\d+(?:[.,]\d+)?|BBCH\s\d+/g

/** A sentence in pieces: its figures, which must not break or be reordered, and the words between. */
export function splitFigures(sentence: string): { text: string; isFigure: boolean }[] {
  const text = bindUnits(sentence)
  let end = 0
  const pieces = [...text.matchAll(FIGURE)].flatMap(({ 0: figure, index }) => {
    const words = { text: text.slice(end, index), isFigure: false }
    end = index + figure.length
    return [words, { text: figure, isFigure: true }]
  })
  return [...pieces, { text: text.slice(end), isFigure: false }].filter(({ text }) => text !== '')
}
