import type { ReadCrops } from './crops.ts'
import { withPlainDigits } from './numbers.ts'

/** What parts a sentence, unless it is within a number; Thai writes spaces. */
const parts = /(?<!\d)[,،、]|[,،、](?!\d)|[:：，]|(?<=[\u0E00-\u0E7F]) (?=[\u0E00-\u0E7F])/gu
/** The ends of sentences. */
export const ends = /[.!?;。！？؟…](?=\s|$|\p{Script=Han})|[；؛\n]/gu

/** A part of a text, or the value that it names. */
type Part = { from: number; to: number }

/**
 * The crops that a text names for a value: those between the number before it and the number after it, on the side
 * where this part of the sentence names them (`2 L/ha in soybean, wheat and maize`, `in rice 2 L/ha`). A sentence
 * without crops is about those of an earlier one.
 */
export function cropsAt(text: string, value: Part, read: ReadCrops): Set<string> {
  const plain = withPlainDigits(text)
  const named = read(plain)
  const within = ({ from, to }: Part) =>
    new Set(named.filter(({ at }) => at >= from && at < to).map(({ id }) => id))

  const sentences = partsOf(plain, { from: 0, to: plain.length }, ends)
  const sentence = around(value, sentences)
  if (within(sentence).size === 0) {
    const earlier = sentences.slice(0, sentences.indexOf(sentence)).map(within)
    return earlier.findLast(({ size }) => size > 0) ?? new Set()
  }
  const all = partsOf(plain, sentence, parts)
  const part = around(value, all)
  const numbers = [...plain.matchAll(/\d+/g)].map(({ index, 0: { length } }) => {
    const number = { from: index, to: index + length }
    const own = around(number, all)
    // A crop in another part with a number belongs to that number.
    return own === part ? number : { from: Math.min(index, own.from), to: Math.max(index, own.to) }
  })
  const first = numbers.find(({ from }) => from >= part.from)?.from ?? part.from
  const last = numbers.findLast(({ to }) => to <= value.from)?.to ?? 0
  const next = numbers.find(({ from }) => from >= value.to)?.from ?? plain.length
  const before = within({ from: Math.max(last, sentence.from), to: value.from })
  const after = within({ from: value.to, to: Math.min(next, sentence.to) })
  const isBefore = within({ from: part.from, to: first }).size > 0
  const isAfter = !isBefore && within({ from: value.from, to: part.to }).size > 0
  return before.size === 0 || (isAfter && after.size > 0) ? after : before
}

/** The part in which a place lies. */
export function around({ from }: Part, all: readonly Part[]): Part {
  return all.findLast(part => part.from <= from) ?? { from: 0, to: 0 }
}

/** The parts of a text between these signs. */
export function partsOf(text: string, { from, to }: Part, signs: RegExp): Part[] {
  const found = [...text.slice(from, to).matchAll(signs)]
  const starts = [from, ...found.map(({ index, 0: sign }) => from + index + sign.length)]
  return starts.map((start, at) => ({ from: start, to: starts[at + 1] ?? to }))
}
