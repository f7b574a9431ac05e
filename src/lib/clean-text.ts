const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g
/** Controls, halves of a character, what is no character at all, and marks that turn all that follows. */
const unwanted = /[[\p{Cc}--[\t\n]]\p{Cs}\p{Noncharacter_Code_Point}\uFEFF\u202A-\u202E]/gv
const isolateMarks = /[\u2066-\u2069]/g
const END_OF_ISOLATE = '\u2069'

/**
 * A text that is safe to place beside others: well formed, in NFC, without control characters and byte-order marks, and
 * without a mark of direction that reaches beyond its end. Never longer but where NFC has no shorter form.
 */
export function cleanText(text: string): string {
  return withPairedIsolates(withoutControls(text)).normalize('NFC').trim()
}

/** Whether anybody sees something of a text. */
export function isSeen(text: string): boolean {
  return /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
}

/** A part of a text, which may begin and end with a space, and open an isolate that another part closes. */
export function withoutControls(text: string): string {
  return text.replace(lineEnds, '\n').replace(unwanted, '')
}

/** The same for a text of one line: its line breaks and tabs are spaces. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/ *[\t\n]+ */g, ' ')
}

/** An isolate that is opened and never closed, or closed and never opened, is taken out. */
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
