const leftward =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Isolates a text that contains the other direction, so that neither text reorders the other. */
export function isolate(text: string, line: 'ltr' | 'rtl'): string {
  return runsAgainst(line, text) ? `\u2068${text}\u2069` : text
}

function runsAgainst(line: 'ltr' | 'rtl', text: string): boolean {
  if (line === 'ltr') return leftward.test(text)
  return Array.from(text).some(letter => /[\p{L}\p{N}]/u.test(letter) && !leftward.test(letter))
}
