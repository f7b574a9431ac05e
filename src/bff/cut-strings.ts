const [QUOTE, BACKSLASH, LETTER_U] = [0x22, 0x5c, 0x75]

/** Where a byte stands: in the letters of a string, or in one of its escapes, or in the four digits of `\u00e9`. */
type Place = 'outside' | 'text' | 'escape' | 'code'

/**
 * Takes JSON in UTF-8, chunk by chunk, and leaves out what each string has beyond `most` UTF-16 units, so that memory and
 * `JSON.parse` only see what can be kept. No character and no escape is cut in two.
 */
export function createStringCutter(most: number): (chunk: Uint8Array) => Uint8Array[] {
  let place: Place = 'outside'
  let units = 0
  let isDropping = false
  /** The digits of `\u….` so far, and how many are still to come. */
  let [code, digits] = [0, 0]

  return chunk => {
    const kept: Uint8Array[] = []
    let [from, at] = [0, 0]
    const quoteFrom = positionsOf(chunk, QUOTE)
    const backslashFrom = positionsOf(chunk, BACKSLASH)

    function dropFrom(position: number) {
      if (!isDropping) kept.push(chunk.subarray(from, position))
      isDropping = true
    }

    /** Letters up to the next escape or the end of the string. */
    function readLetters(end: number) {
      let count = units
      for (let letter = at; letter < end && !isDropping; letter++) {
        const byte = chunk[letter] ?? 0
        if ((byte & 0xc0) === 0x80) continue
        if (count >= most) dropFrom(letter)
        count += byte >= 0xf0 ? 2 : 1
      }
      if (end > at) [units, code, at] = [count, 0, end]
    }

    function startEscape() {
      // `\ud83d\ude00` is one character in two escapes.
      const isSecondHalf = code >= 0xd800 && code < 0xdc00
      if (units >= most && !isSecondHalf) dropFrom(at)
      units += 1
      code = 0
      place = 'escape'
    }

    function endString() {
      if (isDropping) from = at
      isDropping = false
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
        at = quoteFrom(at)
        if (at < chunk.length) [place, units, code] = ['text', 0, 0]
      }
      at += 1
    }
    if (!isDropping) kept.push(chunk.subarray(from))
    return kept
  }
}

/** The first place of a byte at or after another; asked in order, it reads the chunk once. */
function positionsOf(chunk: Uint8Array, byte: number): (at: number) => number {
  let known = -1
  return at => {
    if (known < at) known = chunk.indexOf(byte, at)
    if (known < 0) known = chunk.length
    return known
  }
}

function digitOf(byte: number): number {
  return (byte & 15) + (byte > 0x40 ? 9 : 0)
}
