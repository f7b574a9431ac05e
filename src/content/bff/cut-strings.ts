import { isAscii } from 'node:buffer'

const [SPACE, QUOTE, COLON, BACKSLASH, LETTER_U] = [0x20, 0x22, 0x3a, 0x5c, 0x75]
/** No field of the contract has a longer name. */
const LONGEST_KEY = 64

/** The position of a byte: among the letters of a string, in an escape, or in the four digits of `\u00e9`. */
type Place = 'outside' | 'text' | 'escape' | 'code'

/**
 * Shortens the strings of UTF-8 JSON, chunk by chunk, to the number of UTF-16 units that `mostOf` allows for their
 * key, so that memory and `JSON.parse` only see what is kept. No character and no escape is cut in two. A string that
 * is not the value of an object has the key ''; a key with an escape counts as undefined, because it is not decoded
 * here. `seeRest` is given the bytes between the strings.
 */
export function createStringCutter(
  mostOf: (key: string | undefined) => number,
  seeRest: (bytes: Uint8Array) => void = () => undefined
): (chunk: Uint8Array) => Uint8Array[] {
  let place: Place = 'outside'
  let [units, most] = [0, 0]
  /** The last string that may be a key, and the last byte before a string that is not white space. */
  let key: string | undefined = ''
  let before = 0
  let isDropping = false
  /** The digits of `\u….` read so far, and how many are missing. */
  let [code, digits] = [0, 0]

  return bytes => {
    // Searching a byte in a Buffer is several times as fast as in any other array.
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const kept: Uint8Array[] = []
    let [from, at] = [0, 0]
    const quoteFrom = positionsOf(chunk, QUOTE)
    const backslashFrom = positionsOf(chunk, BACKSLASH)

    function dropFrom(position: number) {
      if (!isDropping) kept.push(chunk.subarray(from, position))
      isDropping = true
    }

    /** Reads letters up to the next escape or the end of the string. */
    function readLetters(end: number) {
      if (end === at) return
      const letters = chunk.subarray(at, end)
      if (before !== COLON && key !== undefined && key.length <= LONGEST_KEY)
        key += letters.toString('latin1', 0, LONGEST_KEY + 1)
      if (!isDropping && isAscii(letters)) countLetters(letters.length)
      else if (!isDropping) countBytes(letters)
      code = 0
      at = end
    }

    function countLetters(length: number) {
      if (units + length > most) dropFrom(at + Math.max(0, most - units))
      units += length
    }

    function countBytes(letters: Uint8Array) {
      for (let index = 0; index < letters.length; index++) {
        const byte = letters[index] ?? 0
        if ((byte & 0xc0) === 0x80) continue
        if (units >= most) {
          dropFrom(at + index)
          return
        }
        units += byte >= 0xf0 ? 2 : 1
      }
    }

    function startEscape() {
      // `\ud83d\ude00` is one character written as two escapes.
      const isSecondHalf = code >= 0xd800 && code < 0xdc00
      if (units >= most && !isSecondHalf) dropFrom(at)
      if (before !== COLON) key = undefined
      units += 1
      code = 0
      place = 'escape'
    }

    function startString() {
      if (before === COLON) most = mostOf(key)
      else [key, most] = ['', mostOf('')]
      ;[place, units, code] = ['text', 0, 0]
    }

    function endString() {
      if (isDropping) from = at
      isDropping = false
      before = 0
      place = 'outside'
    }

    while (at < chunk.length) {
      if (place === 'text') {
        readLetters(Math.min(quoteFrom(at), backslashFrom(at)))
        if (chunk[at] === BACKSLASH) startEscape()
        else if (chunk[at] === QUOTE) endString()
      } else if (place === 'escape') {
        place = chunk[at] === LETTER_U ? 'code' : 'text'
        digits = 4
      } else if (place === 'code') {
        code = code * 16 + digitOf(chunk[at] ?? 0)
        if (--digits === 0) place = 'text'
      } else {
        const quote = quoteFrom(at)
        const rest = chunk.subarray(at, quote)
        seeRest(rest)
        before = lastMark(rest) ?? before
        at = quote
        if (at < chunk.length) startString()
      }
      at += 1
    }
    if (!isDropping) kept.push(chunk.subarray(from))
    return kept
  }
}

/** Finds the next place of a byte at or after a position; positions must grow, so that the chunk is read once. */
function positionsOf(chunk: Uint8Array, byte: number): (at: number) => number {
  let known = -1
  return at => {
    if (known < at) known = chunk.indexOf(byte, at)
    if (known < 0) known = chunk.length
    return known
  }
}

/** The last byte that is not white space. */
function lastMark(bytes: Uint8Array): number | undefined {
  return bytes.findLast(byte => byte > SPACE)
}

function digitOf(byte: number): number {
  return (byte & 15) + (byte > 0x40 ? 9 : 0)
}
