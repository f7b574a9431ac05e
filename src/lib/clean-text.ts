const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g
/** Control characters, lone surrogates, noncharacters, and direction marks without an end. */
const unwanted = /[[\p{Cc}--[\t\n]]\p{Cs}\p{Noncharacter_Code_Point}\uFEFF\u202A-\u202E]/gv
const isolateMarks = /[\u2066-\u2069]/g
const END_OF_ISOLATE = '\u2069'

/**
 * A text that is safe beside other texts: well formed, in NFC, without control characters and byte-order marks, and
 * without a direction mark that has effects beyond its end. It only grows where NFC has no shorter form.
 */
export function cleanText(text: string): string {
  return withPairedIsolates(withoutControls(text)).normalize('NFC').trim()
}

/** Whether a text has a visible character. */
export function isSeen(text: string): boolean {
  return /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
}

/** A part of a text: it may begin and end with a space, and open an isolate that another part closes. */
export function withoutControls(text: string): string {
  return text.replace(lineEnds, '\n').replace(unwanted, '')
}

/** `cleanText` for a text of one line: line breaks and tabs become spaces. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/ *[\t\n]+ */g, ' ')
}

/** Removes isolates that are opened and never closed, or closed and never opened. */
function withPairedIsolates(text: string): string {
  const paired = new Set<number>()
  const open: number[] = []
  for (const { 0: mark, index } of text.matchAll(isolateMarks)) {
    if (mark !== END_OF_ISOLATE) {
      open.push(index)
      continue
    }
    const start = open.pop()
    if (start !== undefined) paired.add(start).add(index)
  }
  return text.replace(isolateMarks, (mark, index: number) => (paired.has(index) ? mark : ''))
}
